// The reports that the tests look at, made by the program itself.

import { execFile, execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { random } from './random';

const here = dirname(fileURLToPath(import.meta.url));
export const repository = join(here, '../../..');
export const folder = join(here, '../../test-reports');
export const program = process.env.CODESIM ?? join(repository, 'target/debug/codesim');

/** Runs codesim in the repository. */
export function codesim(...options: string[]): string {
  return execFileSync(program, options, {
    cwd: repository,
    encoding: 'utf8',
    maxBuffer: 1 << 30,
  });
}

/** Writes a report as `name`.html, while other ones are written. */
export async function write(name: string, ...options: string[]): Promise<void> {
  const output = ['--quiet', '--format', 'html', '--output', join(folder, `${name}.html`)];
  await promisify(execFile)(program, [...options, ...output], { cwd: repository });
}

/** Writes the pages of a course into a folder `name`, while other reports are written. */
export async function writeCourse(name: string, term: string): Promise<void> {
  const output = ['--quiet', '--format', 'html', '--output', join(folder, name)];
  await promisify(execFile)(program, ['course', term, ...output], { cwd: repository });
}

/** The address of a view of a report. */
export function at(name: string, ...view: string[]): string {
  const address = pathToFileURL(join(folder, `${name}.html`)).href;
  return `${address}#/${view.map(encodeURIComponent).join('/')}`;
}

/** Puts files below a folder of submissions; gives the folder. */
export function submissions(name: string, files: Record<string, string>): string {
  const root = join(folder, name);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

/** A Java class of about so many statements, like no other one with another seed. */
export function java(name: string, seed: number, statements: number): string {
  const next = random(seed);
  const variable = () => `${'abcdefgh'[next(8)]}${next(30)}`;
  const value = () =>
    [
      String(next(100)),
      variable(),
      `${variable()} ${'+-*/%'[next(5)]} ${next(9)}`,
      `get(${variable()}, ${next(7)})`,
    ][next(4)]!;
  const kinds = [
    () => `int ${variable()} = ${value()};`,
    () => `if (${variable()} ${['<', '>', '==', '!='][next(4)]} ${value()}) { ${variable()} = ${value()}; }`,
    () => `while (${variable()} < ${value()}) { ${variable()} += ${value()}; }`,
    () => `for (int i = ${next(4)}; i < ${value()}; i++) { put(i, ${value()}); ${variable()}--; }`,
    () => `String ${variable()} = "${variable()}" + table.get(${value()}).trim();`,
    () => `try { step(${value()}, ${value()}); } catch (Error e) { log(${value()}); }`,
    () => `switch (${variable()}) { case ${next(9)}: return ${value()}; default: break; }`,
    () => `list.add(new ${'ABCD'[next(4)]}(${value()}, ${value()}));`,
  ];
  const lines: string[] = [];
  for (let line = 0; line < statements; line++) {
    if (line % 12 === 0)
      lines.push(`${line > 0 ? '  }\n' : ''}  int m${line}(int ${variable()}, int ${variable()}) {`);
    lines.push(`    ${kinds[next(kinds.length)]!()}`);
  }
  return `class ${name} {\n${lines.join('\n')}\n  }\n}\n`;
}
