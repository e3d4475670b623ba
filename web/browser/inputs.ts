// The inputs of a comparison: archives, folders and files, each with a role, as the teacher sees them and as the program does.

import type { Given } from '../shared/dropped';

export const ROLES = ['submissions', 'starter', 'earlier', 'reference'] as const;
export type Role = (typeof ROLES)[number];

export interface Input {
  id: number;
  /** As it was called where it came from. */
  name: string;
  isFolder: boolean;
  role: Role;
  files: Given[];
}

/** Where everything is, for the program. */
export interface Arranged {
  files: Map<string, File>;
  roots: string[];
  boilerplate: string[];
  old: string[];
  reference: string[];
}

let made = 0;

/** What was dropped or chosen at once: by what stands at the top, in the order of the names. */
export function inputs(given: Given[], role: Role = 'submissions'): Input[] {
  const known = new Map<string, Input>();
  for (const one of given) {
    const [name = '', ...rest] = one.path.split('/');
    const input = known.get(name) ?? { id: ++made, name, isFolder: rest.length > 0, role, files: [] };
    input.files.push(one);
    known.set(name, input);
  }
  return [...known.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

export function bytes({ files }: Input): number {
  return files.reduce((sum, { file }) => sum + file.size, 0);
}

/** Whether the program may open it as a folder, by its name alone. */
export function isArchive(name: string): boolean {
  return /\.(zip|tar|tgz|tbz2?|txz|tzst|tar\.(gz|bz2|xz|zst))$/i.test(name);
}

/** Whether it may be a class, or a part of one, and not one file. */
export function isWhole({ name, isFolder }: Input): boolean {
  return isFolder || isArchive(name);
}

/**
 * Lays everything out. A single archive or folder is the class; several are one submission each, or each a part of the class with
 * submissions in it (`areParts`). Starter code stands for itself, and so does each earlier year;
 * each reference is one solution.
 */
export function arranged(all: Input[], areParts: boolean): Arranged {
  const layout = new Layout();
  const of = (role: Role) => all.filter((input) => input.role === role);
  const submissions = of('submissions');
  const isClass = submissions.length === 1 && isWhole(submissions[0]!);
  const roots =
    isClass || areParts ? layout.each(submissions, 'submissions') : layout.within(submissions, 'submissions');
  const boilerplate = of('starter').map((input) => layout.put(input));
  const old = layout.each(of('earlier'), 'earlier');
  const reference = layout.within(of('reference'), 'references');
  return { files: layout.files, roots, boilerplate, old, reference };
}

class Layout {
  readonly files = new Map<string, File>();
  /** Names by the folder that they are in. */
  readonly #taken = new Map([['', new Set(['.codesim'])]]);

  /** Archives and folders for themselves, and all other files in one folder. */
  each(inputs: Input[], folder: string): string[] {
    const whole = inputs.filter(isWhole).map((input) => this.put(input));
    return [
      ...whole,
      ...this.within(
        inputs.filter((input) => !isWhole(input)),
        folder,
      ),
    ];
  }

  /** All in one folder of this name, or one like it; nothing where there is nothing. */
  within(inputs: Input[], name: string): string[] {
    if (inputs.length === 0) return [];
    const folder = this.#free({ name, isFolder: true }, '');
    for (const input of inputs) this.put(input, folder);
    return [folder];
  }

  /** Puts files where they can be found by the name of their input, or by one like it. */
  put(input: Input, folder = ''): string {
    const path = [folder, this.#free(input, folder)].filter(Boolean).join('/');
    for (const { path: own, file } of input.files) this.files.set(path + own.slice(input.name.length), file);
    return path;
  }

  #free({ name, isFolder }: Pick<Input, 'name' | 'isFolder'>, folder: string): string {
    const taken = this.#taken.get(folder) ?? new Set();
    this.#taken.set(folder, taken);
    const dot = isFolder ? -1 : name.search(/(\.tar)?\.[^.]*$/);
    const [start, end] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
    let free = name;
    for (let number = 2; taken.has(free); number++) free = `${start} (${number})${end}`;
    taken.add(free);
    return free;
  }
}
