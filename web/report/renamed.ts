// The report under other names: for a screen that others see, and for what is printed of it.
//
// Names are replaced where they stand for submissions, and where sentences and paths have them. Sources and notes stay as they are, and left and
// right of a pair keep the order of the real names: a report for other hands is one that was made with `--anonymize`.

import { parts, t } from '../shared/locale';
import { visible } from '../shared/visible';
import { KnownNames } from './knownnames';
import type { Metadata, Overview, Since, SubmissionSummary, TimeLine } from './payload';

/**
 * An overview in which submission `i` is called `names[i]`. Where that is not its own name, nothing else tells who it is. `isHidden` says of the
 * paths of files that were left out, and are of no submission here, whether they are to be hidden as well.
 */
export function renamed(overview: Overview, names: string[], isHidden: (path: string) => boolean): Overview {
  const renaming = new Renaming(overview, names);
  const { text } = renaming;
  const { clusters, rings, parameters, sheet, pairs } = overview;
  return {
    ...overview,
    submissions: overview.submissions.map((_, index) => renaming.submission(index)),
    pairs: {
      ...pairs,
      why: pairs.why.map((why, index) => why && renaming.why(why, index)),
      in_short: pairs.in_short.map((words) => words && text(words)),
      time_lines: pairs.time_lines.map(([pair, line]) => [pair, renaming.timeLine(line, pair)]),
    },
    clusters: clusters.map((cluster) => ({ ...cluster, members: renaming.sorted(cluster.members) })),
    rings: rings.map(renaming.sorted),
    identical_files: overview.identical_files.map(renaming.shared),
    shared_blocks: overview.shared_blocks.map(renaming.shared),
    notices: renaming.notices(isHidden),
    remarks: renaming.remarks(),
    parameters: {
      ...parameters,
      roots: parameters.roots.map(text),
      old: parameters.old.map(text),
      ...(parameters.references && { references: parameters.references.map(text) }),
      ...(parameters.history && { history: parameters.history.map(text) }),
      boilerplate: parameters.boilerplate.map(text),
      exports: parameters.exports?.map(text),
      settings: parameters.settings && text(parameters.settings),
      against: parameters.against && { ...parameters.against, index: text(parameters.against.index) },
    },
    sheet: {
      ...sheet,
      class: sheet.class.map(text),
      parameters: sheet.parameters.map(([label, value]) => [label, text(value)]),
    },
  };
}

class Renaming {
  readonly #overview: Overview;
  readonly #names: string[];
  readonly #known: KnownNames;

  constructor(overview: Overview, names: string[]) {
    this.#overview = overview;
    this.#names = names;
    const hidden = [...names.keys()].filter((index) => this.#isHidden(index));
    this.#known = knownNames(hidden.map((index) => [overview.submissions[index]!, names[index]!]));
  }

  readonly text = (text: string): string => this.#known.replace(text);

  /** Members in the order of their new names. */
  readonly sorted = (members: number[]): number[] =>
    members.toSorted((a, b) => (this.#names[a]! < this.#names[b]! ? -1 : 1));

  /** A file or a part of it that several submissions have. */
  readonly shared = <Shared extends { file: string; submissions: number[] }>(shared: Shared): Shared => ({
    ...shared,
    file: this.text(shared.file),
    submissions: this.sorted(shared.submissions),
  });

  submission(index: number): SubmissionSummary {
    const own = this.#overview.submissions[index]!;
    const paths = numbered(own.files.map(({ path }) => this.text(path)));
    return {
      ...own,
      name: this.#names[index]!,
      provenance: this.#isHidden(index) ? undefined : own.provenance,
      metadata: own.metadata && this.#metadata(own.metadata, this.#isHidden(index)),
      files: own.files.map((file, place) => ({ ...file, path: paths[place]! })),
    };
  }

  why(why: string, pair: number): string {
    const { left, right } = this.#overview.pairs;
    const sides = [left[pair]!, right[pair]!];
    const own = sides.map((index) => this.#overview.submissions[index]!.name);
    return renamedWhy(
      why,
      own,
      sides.map((index) => this.#names[index]!),
      this.text,
    );
  }

  /** Without the versions of those that are hidden, by which anybody finds them. */
  timeLine(line: TimeLine, pair: number): TimeLine {
    const { left, right } = this.#overview.pairs;
    const side = (since: Since | null, index: number) =>
      since && this.#isHidden(index) ? { ...since, version: null, author: null } : since;
    return {
      ...line,
      rows: line.rows.map((row) => ({
        ...row,
        left: side(row.left, left[pair]!),
        right: side(row.right, right[pair]!),
      })),
    };
  }

  notices(isHidden: (path: string) => boolean): Overview['notices'] {
    const { notices, sheet } = this.#overview;
    return notices.map((notice, place) => {
      const about = sheet.notices[place] ?? undefined;
      // It names somebody of whom the report has nothing else.
      const isOfUnknown = about === undefined && isHidden(notice.path) && !this.#isStarterCode(notice.path);
      const path = isOfUnknown
        ? t('names-left-out') + extension(notice.path)
        : this.#path(notice.path, about);
      return { ...notice, path, reason: this.text(notice.reason) };
    });
  }

  remarks(): Overview['remarks'] {
    const { remarks, submissions } = this.#overview;
    const indexes = new Map(submissions.map(({ name }, index) => [name, index]));
    return remarks.flatMap((remark) => {
      const of = indexes.get(remark.submission);
      const isHidden = of !== undefined && this.#isHidden(of);
      // Origins name people that nobody may know.
      if (isHidden && remark.kind === 'shared-origin') return [];
      const submission = isHidden ? this.#names[of]! : remark.submission;
      const [path, sentence] = [this.#path(remark.path, of), this.text(remark.sentence)];
      return [{ ...remark, submission, path, sentence }];
    });
  }

  #isHidden(index: number): boolean {
    return this.#names[index] !== this.#overview.submissions[index]!.name;
  }

  #isStarterCode(path: string): boolean {
    return this.#overview.parameters.boilerplate.some((given) => path.startsWith(given));
  }

  /** A path that begins with the name of its submission. */
  #path(path: string, of: number | undefined): string {
    const name = of === undefined ? undefined : this.#overview.submissions[of]!.name;
    if (name === undefined || !path.startsWith(name)) return this.text(path);
    return this.#names[of!]! + this.text(path.slice(name.length));
  }

  #metadata(own: Metadata, isHidden: boolean): Metadata {
    const shown = isHidden ? { ...own, name: null, group: undefined } : own;
    return { ...shown, label: own.label && this.text(own.label) };
  }
}

/**
 * Why a pair is to be read, with other names of its two sides; `text` renames what follows them. The names have their places in it, since one
 * may be a word of the sentence as well.
 */
export function renamedWhy(
  why: string,
  own: string[],
  names: string[],
  text: (rest: string) => string,
): string {
  const found = partsOfWhy(why, own);
  if (!found) return text(why);
  const written = found.overlap.map(({ text, side }) => (side === undefined ? text : visible(names[side]!)));
  return found.before + written.join('') + text(found.after);
}

/** As `percent` writes it: `61 %`, `>99 %`. */
const SHARE = '[<>]?\\d+ %';

interface PartsOfWhy {
  before: string;
  /** The sentence about how much of the two is alike, and which parts of it are their names. */
  overlap: { text: string; side: number | undefined }[];
  after: string;
}

/** Why a pair is to be read, around the sentence that has its names `own`; nothing if there is no such sentence. */
function partsOfWhy(why: string, own: string[]): PartsOfWhy | undefined {
  const sides: Record<string, number> = { left: 0, right: 1 };
  for (const pieces of sentences()) {
    const sideOf = pieces.map((piece) => (typeof piece === 'string' ? undefined : sides[piece.name]));
    const pattern = pieces.map((piece, place) => {
      if (typeof piece === 'string') return literally(piece);
      const side = sideOf[place];
      if (side !== undefined) return literally(visible(own[side]!));
      return piece.name === 'passages' ? '.*?' : SHARE;
    });
    const found = new RegExp(pattern.map((piece) => `(${piece})`).join(''), 's').exec(why);
    if (!found) continue;
    const overlap = sideOf.map((side, place) => ({ text: found[place + 1]!, side }));
    const after = why.slice(found.index + found[0].length);
    return { before: why.slice(0, found.index), overlap, after };
  }
  return undefined;
}

/** The names by which a text may call submissions. */
function knownNames(pseudonyms: [SubmissionSummary, string][]): KnownNames {
  const known = new KnownNames();
  for (const [{ name, metadata }, pseudonym] of pseudonyms) {
    const own = name.split('/').at(-1)!;
    known.add(own, pseudonym);
    known.add(own.slice(0, own.length - extension(own).length), pseudonym);
    if (metadata?.name) known.addWithWords(metadata.name, pseudonym);
    // Words of a group's name may be any: `team`.
    if (metadata?.group) known.add(metadata.group, pseudonym);
  }
  return known;
}

/** The sentences in which a reason has the names of a pair. */
function sentences() {
  const names = ['left', 'right', 'leftshare', 'rightshare', 'passages'];
  return [parts('why-completely', {}, names), parts('why-partly', {}, names)];
}

/** A regular expression that finds a text. */
function literally(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
}

/** An extension such as `.java`; nothing if there is none. */
function extension(path: string): string {
  return /(?<=[^/])\.[a-z0-9]{1,12}$/i.exec(path)?.[0] ?? '';
}

/** Paths of one submission, of which later ones that are the same have numbers. */
function numbered(paths: string[]): string[] {
  const taken = new Set<string>();
  return paths.map((path) => {
    let free = path;
    for (let number = 2; taken.has(free); number++) free = `${number}-${path}`;
    taken.add(free);
    return free;
  });
}
