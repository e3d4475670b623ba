// The report as the views ask for it.

import { block, unpack, unpackBytes } from '../shared/block';
import { t } from '../shared/locale';
import { Clustering } from './clustering.svelte';
import { shownNames, type Shown } from './names';
import {
  PAIRS_PER_PART,
  SUBMISSIONS_PER_PART,
  unpackMatches,
  unpackSource,
  unpackTraits,
  withLines,
  withText,
  type PackedTrait,
  type Sides,
} from './packed';
import { Parts } from './payload';
import { pseudonyms } from './pseudonyms';
import { renamed } from './renamed';
import type { SourcePart } from '../generated/report';
import { withSaved } from './savedreport';
import type {
  Finding,
  Match,
  Overview,
  SharedTrait,
  Decision,
  Source,
  SubmissionSummary,
  TimeLine,
  Verdict,
} from './payload';
import { visible } from '../shared/visible';

export interface Submission extends SubmissionSummary, Shown {
  index: number;
  /** Its own name, also where `name` is a pseudonym: for what is kept and exchanged, never to be shown. */
  real: string;
  /** The place of its label among those of the report. */
  labelled: number | null;
}

export interface Pair {
  /** Where its matches are, and its place in the order of the report. */
  index: number;
  rank: number | null;
  /** Whether one of the two is a reference: no number of the class counts the pair. */
  isWithReference: boolean;
  left: Submission;
  right: Submission;
  score: number;
  similarity: number;
  containmentLeft: number;
  containmentRight: number;
  matchedTokens: number;
  longestMatch: number;
  /** Whether the code of one side is withheld: nothing is known of their matches. */
  withheld: boolean;
  /** Whether percentages of matched code are meaningful. */
  hasShares: boolean;
  /** Independent pairs this similar that are expected in the class. */
  expected: number | null;
  verdict: Verdict;
  /** The place of the verdict: 0 for what needs a person's time most. */
  level: number;
  /** The name of the verdict. */
  verdictWords: string;
  /** What is said of it in sentences. */
  finding: Finding;
  cluster: number | null;
  /** What was decided before this report was made. */
  decision: Decision | null;
  /** Why it is to be read, in a sentence or two. */
  why: string | null;
  /** The most telling of it in a few words. */
  inShort: string | null;
  /** When both sides got its matches, where that is known. */
  timeLine: TimeLine | undefined;
}

export interface Cluster {
  number: number;
  members: Submission[];
  flaggedPairs: number;
  /** The best score of the pairs that connect it, of those that the report has. */
  best: number;
  /** The two by which it is recognised: of its strongest pair that connects it or, where the report has none, its first two. */
  named: [Submission, Submission];
  /** Those of it that are alike beyond chance as a group. */
  rings: Submission[][];
}

/** The data blocks of the page that are unpacked part by part. */
interface Blocks {
  matches: string;
  traits: string;
  sources: string;
}

export class Report {
  readonly overview: Overview;
  readonly submissions: Submission[];
  readonly pairs: Pair[];
  /** Those without a reference, which the numbers of the class are about. */
  readonly classPairs: Pair[];
  /** The labels of the metadata, sorted. */
  readonly labels: string[];
  readonly #matches: Parts<Match>;
  readonly #sharedTraits: Parts<PackedTrait>;
  readonly #sources: Parts<Source>;
  readonly #pairsOf: Pair[][];
  readonly #clustering: Clustering;
  readonly #blocks: Blocks;
  /** The overview with the names that the report came with. */
  readonly #real: Overview;
  /** By their own names. */
  readonly #byName: Map<string, Submission>;
  /** By all names that a link may have. */
  readonly #byAnyName: Map<string, Submission>;

  /** By their numbers; they follow the threshold, as the cluster of a submission and of a pair does. */
  get clusters(): Cluster[] {
    return this.#clustering.clusters;
  }

  /** Number of all submissions that were compared, also of those that the report does not have. */
  get compared(): number {
    const { against, found_among } = this.overview.parameters;
    if (found_among) return found_among.submissions;
    const own = this.submissions.filter(({ indexed, reference }) => !indexed && !reference).length;
    return own + (against?.submissions ?? 0);
  }

  constructor(overview: Overview, blocks: Blocks, real = overview) {
    this.overview = overview;
    this.#blocks = blocks;
    this.#real = real;
    this.labels = labels(overview.submissions);
    const clusterOf = (submission: number) => this.#clustering.of(submission);
    this.submissions = submissions(overview.submissions, real.submissions, this.labels, clusterOf);
    this.pairs = pairs(overview, this.submissions);
    this.classPairs = this.pairs.filter((pair) => !pair.isWithReference);
    const named = (members: number[]) => members.map((member) => this.submissions[member]!);
    const found = {
      clusters: overview.clusters.map((cluster, index) => ({
        number: index + 1,
        members: named(cluster.members),
        flaggedPairs: cluster.flagged_pairs,
      })),
      rings: overview.rings.map(named),
      submissions: this.submissions,
      pairs: this.classPairs,
      // Beside hidden names the order of the real ones would tell.
      order: overview === real ? byIndex : byName,
    };
    this.#clustering = new Clustering(() => found);
    this.#matches = new Parts(blocks.matches, overview.matches, PAIRS_PER_PART, async (part) =>
      unpackMatches(new Uint8Array(await unpackBytes(part))),
    );
    this.#sharedTraits = new Parts(blocks.traits, overview.shared_traits, PAIRS_PER_PART, async (part) =>
      unpackTraits(new Uint8Array(await unpackBytes(part))),
    );
    this.#sources = new Parts(blocks.sources, overview.sources, SUBMISSIONS_PER_PART, async (part) => {
      const lists = await unpack<SourcePart[]>(part);
      return lists.map((sources) => sources.map(unpackSource));
    });
    this.#byName = new Map(this.submissions.map((submission) => [submission.real, submission]));
    // Its present name goes before the other ones.
    const others = pseudonyms(real.submissions).map(
      (name, index) => [name, this.submissions[index]!] as const,
    );
    const shown = this.submissions.map((submission) => [submission.name, submission] as const);
    this.#byAnyName = new Map([...others, ...this.#byName, ...shown]);
    this.#pairsOf = this.submissions.map(() => []);
    for (const pair of this.pairs) {
      this.#pairsOf[pair.left.index]!.push(pair);
      this.#pairsOf[pair.right.index]!.push(pair);
    }
  }

  /** Reads the report that this page holds. */
  static async ofPage(): Promise<Report> {
    const [overview] = await unpack<Overview>(block('overview'));
    if (!overview) throw new Error(t('failure-no-report'));
    const [matches, traits, sources] = [block('matches'), block('shared_traits'), block('sources')];
    return new Report(await withSaved(overview), { matches, traits, sources });
  }

  /** This report with pseudonyms for submissions of these names; itself if there are none. */
  hiding(isHidden: (name: string) => boolean): Report {
    const { submissions, notices } = this.#real;
    const all = [...submissions.map(({ name }) => name), ...notices.map(({ path }) => path)];
    if (!all.some(isHidden)) return this;
    const names = pseudonyms(submissions).map((pseudonym, index) => {
      const { name } = submissions[index]!;
      return isHidden(name) ? pseudonym : name;
    });
    return new Report(renamed(this.#real, names, isHidden), this.#blocks, this.#real);
  }

  /** The names that pseudonyms stand for, of submissions, people and groups: never to be shown. */
  get hiddenNames(): string[] {
    const hidden = this.#real.submissions.filter(({ name }, index) => name !== this.submissions[index]!.name);
    return hidden.flatMap(({ name, metadata }) => [name, metadata?.name ?? '', metadata?.group ?? '']);
  }

  /** `Sheet 3, 2026-03-31`: the title of the exercise and its day, if they were given. */
  get exercise(): string {
    const { title, date } = this.overview.parameters;
    return visible([title, date].filter(Boolean).join(', '));
  }

  /** The identity of the exercise among others: its title, or else its folders. */
  get identity(): string {
    const { title, roots } = this.#real.parameters;
    return title ?? roots.join(', ');
  }

  /** The submission that a link means: by its name or its pseudonym, whichever is shown. */
  submission(name: string): Submission | undefined {
    return this.#byAnyName.get(name);
  }

  /** The pairs of a submission, best score first. */
  pairsOf(submission: Submission): Pair[] {
    return this.#pairsOf[submission.index]!;
  }

  /** The pair that a link means. */
  pair(left: string, right: string): Pair | undefined {
    return this.#pair(this.submission(left), this.submission(right));
  }

  /** The pair of two submissions by their own names, as they are kept. */
  realPair(left: string, right: string): Pair | undefined {
    return this.#pair(this.#byName.get(left), this.#byName.get(right));
  }

  #pair(one: Submission | undefined, two: Submission | undefined): Pair | undefined {
    return one && two && this.pairsOf(one).find((pair) => other(pair, one) === two);
  }

  /** The files of these that were left out, or read with warnings. */
  noticesOf(...submissions: Submission[]): Overview['notices'] {
    const about = this.overview.sheet.notices;
    return this.overview.notices.filter((_, index) => submissions.some((one) => one.index === about[index]));
  }

  /** The matches of a pair, the strongest evidence first. */
  matches(pair: Pair): Promise<Match[]> {
    return this.#placed(pair, this.#matches);
  }

  /** Other shared traits of a pair, the most telling first. */
  async sharedTraits(pair: Pair): Promise<SharedTrait[]> {
    const [traits, left] = await Promise.all([
      this.#placed(pair, this.#sharedTraits),
      this.sources(pair.left),
    ]);
    return traits.map((trait) => withText(trait, left));
  }

  /** Those of a pair, with the lines of their places. */
  async #placed<T extends Sides>(pair: Pair, all: Parts<T>): Promise<T[]> {
    const parts = [all.get(pair.index), this.sources(pair.left), this.sources(pair.right)] as const;
    const [found, left, right] = await Promise.all(parts);
    return found.map((one) => withLines(one, left, right));
  }

  /** The sources of a submission in the order of its files. */
  sources(submission: Submission): Promise<Source[]> {
    return this.#sources.get(submission.index);
  }
}

/** The submission of a pair that is not `one`. */
export function other(pair: Pair, one: Submission): Submission {
  return pair.left === one ? pair.right : pair.left;
}

function labels(all: SubmissionSummary[]): string[] {
  return [...new Set(all.map((submission) => submission.metadata?.label ?? ''))].filter(Boolean).sort();
}

function byIndex(a: Submission, b: Submission): number {
  return a.index - b.index;
}

function byName(a: Submission, b: Submission): number {
  return a.name < b.name ? -1 : 1;
}

function submissions(
  all: SubmissionSummary[],
  real: SubmissionSummary[],
  labels: string[],
  clusterOf: (submission: number) => number | null,
): Submission[] {
  const shown = shownNames(real);
  return all.map((submission, index) => {
    const { name, metadata } = submission;
    const own = real[index]!.name;
    const called = name === own ? shown[index]! : { title: name, short: name };
    const labelled = metadata?.label ? labels.indexOf(metadata.label) : null;
    return {
      ...submission,
      ...called,
      index,
      real: own,
      labelled,
      get cluster() {
        return clusterOf(index);
      },
    };
  });
}

function pairs(overview: Overview, submissions: Submission[]): Pair[] {
  const columns = overview.pairs;
  const verdicts = new Map(overview.verdicts.map(([verdict, words], level) => [verdict, { words, level }]));
  const withheld = new Set(columns.withheld);
  const timeLines = new Map(columns.time_lines);
  return columns.left.map((first, index) => {
    const verdict = columns.verdict[index]!;
    const [left, right] = [submissions[first]!, submissions[columns.right[index]!]!];
    return {
      index,
      rank: columns.rank[index]!,
      isWithReference: columns.with_reference[index]!,
      left,
      right,
      score: columns.score[index]!,
      similarity: columns.similarity[index]!,
      containmentLeft: columns.containment_left[index]!,
      containmentRight: columns.containment_right[index]!,
      matchedTokens: columns.matched_tokens[index]!,
      longestMatch: columns.longest_match[index]!,
      withheld: withheld.has(index),
      hasShares: verdict !== 'too-small' && !withheld.has(index),
      expected: columns.expected[index]!,
      verdict,
      level: verdicts.get(verdict)!.level,
      verdictWords: verdicts.get(verdict)!.words,
      finding: overview.findings[columns.finding[index]!]!,
      get cluster() {
        return left.cluster === right.cluster ? left.cluster : null;
      },
      decision: columns.decision[index] ?? null,
      why: columns.why[index] ?? null,
      inShort: columns.in_short[index] ?? null,
      timeLine: timeLines.get(index),
    };
  });
}
