// The reports that the pictures show: one of the Java class, and one of a course that is made of all example classes.

import { execFileSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from './sources.js';

const program = process.env.CODESIM ?? join(repository, 'target/debug/codesim');
const corpora = join(repository, 'corpora');
const people = readdirSync(join(corpora, 'java/submissions')).sort();

/**
 * The assignments of the course: the example class of each, who hands in its copies, in the order of `truth.csv`, and who hands in nothing.
 * Where there is no pair, one of the two copies is left out, so somebody is absent.
 */
const COURSE = [
  {
    name: '1-ledger',
    corpus: 'java',
    copies: [
      ['hugo', 'olga'],
      ['dmitri', 'keiko'],
      ['bruno', 'nils'],
      ['chiara', 'farid'],
    ],
    absent: [],
  },
  {
    name: '2-words',
    corpus: 'c',
    copies: [null, ['dmitri', 'keiko'], ['bruno', 'nils'], ['ada', 'pavel']],
    absent: ['mara'],
  },
  {
    name: '3-route',
    corpus: 'python',
    copies: [null, ['dmitri', 'keiko'], ['bruno', 'nils'], null],
    absent: ['hugo', 'pavel'],
  },
  {
    name: '4-calculator',
    corpus: 'rust',
    copies: [['elif', 'jonas'], ['dmitri', 'keiko'], null, null],
    absent: ['farid', 'nils'],
  },
];

/** Makes the report of the Java class in a folder; gives its file. */
export function makeReport(folder) {
  const file = join(folder, 'class.html');
  run('corpora/java/submissions', '--title', 'Library ledger', '--date', '2026-03-31', '--output', file);
  expectBuiltPage(file, 'report');
  return file;
}

/** Makes the evidence sheet of a pair of that class in a folder; gives its file. */
export function makeSheet(folder) {
  const file = join(folder, 'sheet.html');
  run('corpora/java/submissions', '--pair', 'dmitri', 'keiko', '--title', 'Library ledger', '--output', file);
  return file;
}

/** Makes the pages of the course in a folder; gives the file of its overview. */
export function makeCourse(folder) {
  const term = join(folder, 'term');
  for (const assignment of COURSE) handIn(join(term, assignment.name), assignment);
  const starters = COURSE.map(({ name, corpus }) => {
    const starter = JSON.stringify(join(corpora, corpus, 'starter'));
    return `[assignments.${name}]\nboilerplate = [${starter}]\n`;
  });
  writeFileSync(join(term, 'codesim.toml'), starters.join(''));
  const pages = join(folder, 'course');
  run('course', term, '--title', 'Programming, spring 2026', '--format', 'html', '--output', pages);
  const file = join(pages, 'index.html');
  expectBuiltPage(file, 'course');
  return file;
}

function run(...options) {
  execFileSync(program, [...options, '--quiet'], { cwd: repository, stdio: 'inherit' });
}

/** Copies the submissions of a class into the folder of an assignment, under the names of the people of the course. */
function handIn(folder, { corpus, copies, absent }) {
  const truth = readFileSync(join(corpora, corpus, 'truth.csv'), 'utf8')
    .trim()
    .split('\n')
    .slice(1);
  const pairs = truth.map((row) => row.split(',').slice(1, 3));
  const taken = pairs.flatMap((pair, index) => (copies[index] ? pair : []));
  const leftOut = pairs.flatMap(([, copy], index) => (copies[index] ? [] : [copy]));
  const names = copies.flatMap((pair) => pair ?? []);
  const others = readdirSync(join(corpora, corpus, 'submissions')).sort();
  const submissions = [
    ...taken,
    ...others.filter((name) => !taken.includes(name) && !leftOut.includes(name)),
  ];
  const authors = [...names, ...people.filter((person) => ![...names, ...absent].includes(person))];
  for (const [index, submission] of submissions.entries())
    cpSync(join(corpora, corpus, 'submissions', submission), join(folder, authors[index]), {
      recursive: true,
    });
}

/** The digests are of the pages in the repository, so a program that was built with other ones must not take pictures. */
function expectBuiltPage(file, page) {
  const script = readFileSync(join(repository, `crates/codesim-report/dist/${page}/${page}.js`), 'utf8');
  if (!readFileSync(file, 'utf8').includes(script.trim()))
    throw new Error(`${program} has other pages than crates/codesim-report/dist: build it again`);
}
