// Makes the reports before any test begins.

import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { codesim, folder, java, repository, submissions, write, writeCourse } from './reports';

export const LONG_LINE = `String numbers = "${'0123456789'.repeat(500)}";`;
export const HOSTILE = {
  markup: '<img src=x onerror=alert(1)>',
  quotes: `"'&amp;\`\${1}`,
  bidi: 'evil\u202e\u2066',
  newline: 'two\nlines',
};

type Making = () => Promise<void>;

// The longest first.
const REPORTS: Making[] = [
  many,
  thousand,
  rings,
  ...['c', 'java', 'python', 'rust'].map((corpus) => () => write(corpus, `corpora/${corpus}/submissions`)),
  ...['de', 'fr', 'es'].map(
    (language) => () => write(`in-${language}`, 'corpora/java/submissions', '--language', language),
  ),
  languages,
  translated,
  hostile,
  collage,
  several,
  people,
  rewritten,
  indexed,
  references,
  snapshots,
  exercise,
  course,
  // Pages of the laboratory.
  () => write('density', 'lab', 'density', '--random', '20000'),
  () => write('methods', 'lab', 'compare', 'corpora/java'),
];

export default async function setup(): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const left = REPORTS.values();
  const work = async () => {
    for (const make of left) await make();
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
}

/** A class in which everybody took the language that they liked. */
async function languages(): Promise<void> {
  const root = join(folder, 'languages');
  for (const corpus of ['c', 'java', 'python', 'rust']) {
    const own = join(repository, 'corpora', corpus, 'submissions');
    for (const name of readdirSync(own))
      cpSync(join(own, name), join(root, `${name}-${corpus}`), { recursive: true });
  }
  await write('languages', root);
}

/** A class in Python, and what became of two of its programs in C++; one of these is there once more, with a macro. */
async function translated(): Promise<void> {
  const root = join(folder, 'translated');
  const copy = (from: string, name: string) =>
    cpSync(join(repository, from, name), join(root, name), { recursive: true });
  const own = 'corpora/python/submissions';
  for (const name of readdirSync(join(repository, own))) copy(own, name);
  for (const name of ['hugo-cpp', 'oskar-cpp']) copy('tests/fixtures/translated/python', name);
  const text = readFileSync(join(root, 'hugo-cpp/route.cpp'), 'utf8');
  const folded = text.replaceAll(/std::make_tuple\((\w+), (\w+)\)/g, 'BOTH($1, $2)');
  const macro = '#define BOTH(one, other) std::make_tuple(one, other)\n';
  submissions('translated', { 'macros-cpp/route.cpp': macro + folded });
  await write('translated', root);
}

async function hostile(): Promise<void> {
  const body = java('Shared', 1, 40);
  const code = `// </script><script>document.title = 'owned'</script> <b>bold</b>\n// right\u202eto left\n${body}${LONG_LINE}\n`;
  const files: Record<string, string> = {};
  for (const name of Object.values(HOSTILE)) files[`${name}/<script>alert(2)<\u2044script>.java`] = code;
  for (let other = 0; other < 10; other++) files[`other${other}/Main.java`] = java('Main', 100 + other, 40);
  await write('hostile', submissions('hostile', files));
}

/**
 * Fewer than ten submissions, which are no background: two are the same, and all of them are made of what a far longer one has.
 */
async function exercise(): Promise<void> {
  const own = (name: string, seed: number) => ({ [name]: java('Own', seed, 40) });
  const part = { 'First.java': java('First', 701, 13), 'Second.java': java('Second', 702, 13) };
  const many = Array.from({ length: 10 }, (_, file) => own(`Own${file}.java`, 710 + file));
  const parts: Record<string, Record<string, string>> = {
    part,
    whole: Object.assign({}, part, ...many),
    copy: own('Main.java', 740),
    original: own('Main.java', 740),
    other: own('Main.java', 750),
  };
  const files = Object.entries(parts).flatMap(([name, all]) =>
    Object.entries(all).map(([file, text]) => [`${name}/${file}`, text]),
  );
  const root = submissions('exercise', Object.fromEntries(files));
  await write('exercise', root, '--title', 'Sheet 3 <b>\u202e', '--date', '2026-03-31');
}

/** A course of four assignments in which two share half of their programs in three, one of whom has a hostile name, and one that holds a single submission. In the first, the two were confirmed. */
async function course(): Promise<void> {
  const people = ['ada', HOSTILE.markup, ...Array.from({ length: 12 }, (_, other) => `other${other}`)];
  const files: Record<string, string> = {};
  for (const [number, assignment] of ['hw1', 'hw2', 'hw3', 'hw10'].entries())
    for (const [index, person] of people.entries()) {
      const seed = 1000 * (number + 1) + 10 * index;
      const shared = index < 2 && number < 3 ? 1000 * (number + 1) : seed;
      const text = `${java('Own', seed + 1, 30)}${java('Shared', shared, 30)}`;
      files[`${assignment}/${person}/Main.java`] = text;
    }
  files['hw4/ada/Main.java'] = java('Alone', 5, 40);
  const confirmed = { left: 'ada', right: HOSTILE.markup, status: 'confirmed' };
  files['hw1.json'] = JSON.stringify({ schema_version: 3, decisions: [confirmed] });
  files['codesim.toml'] = 'title = "Algorithms <b>"\n\n[assignments.hw1]\ndecisions = "hw1.json"\n';
  await writeCourse('course', submissions('term', files));
}

/** A submission put together from two others. */
async function collage(): Promise<void> {
  const [first, second] = [java('First', 7, 48), java('Second', 8, 48)];
  const half = (code: string, part: 0 | 1) => {
    const lines = code.split('\n').slice(1, -2);
    const middle = lines.findIndex((line) => line.startsWith('  int m24('));
    return (part === 0 ? lines.slice(0, middle) : lines.slice(middle)).join('\n');
  };
  const files: Record<string, string> = {
    'first/First.java': first,
    'second/Second.java': second,
    'collage/Both.java': `class Both {\n${half(first, 0)}\n${half(second, 1)}\n}\n`,
  };
  for (let other = 0; other < 12; other++) files[`other${other}/Main.java`] = java('Main', 200 + other, 48);
  const root = submissions('collage', files);
  const hours = [
    'first',
    '2026-03-01T10:00:00Z',
    'second',
    '2026-03-01T12:30:00+01:00',
    'collage',
    '2026-03-02 09:00',
  ];
  const rows = [0, 2, 4].map(
    (row) => `${hours[row]},"${hours[row]} <b>Smith</b>",group ${row},${hours[row + 1]}`,
  );
  const metadata = join(folder, 'metadata.csv');
  writeFileSync(metadata, `submission,name,label,timestamp\n${rows.join('\n')}\n`);
  await write('collage', root, '--metadata', metadata);
}

/** Copies of several files in several languages, that begin alike, are named otherwise, and were commented since. Both have a misspelt comment. */
async function several(): Promise<void> {
  const [table, loans] = [java('Table', 21, 30), java('Loans', 22, 60)];
  const counting = Array.from(
    { length: 24 },
    (_, line) =>
      `def step_${line}(items, limit):\n    return [one + ${line} for one in items if one > limit]\n`,
  ).join('\n');
  const commented = loans
    .replace('  int m24(', '  // inserted here\n  int m24(')
    .replace(/;\n/, '; // inserted there\n');
  const files: Record<string, string> = {
    'anna/src/Table.java': table,
    'anna/src/Loans.java': loans,
    'anna/count.py': `${counting}# recieve <b>the</b> ball\n`,
    'anna/long.js': `var list = [${Array.from({ length: 400 }, (_, n) => n * 7).join(',')}];function all(x){return x.map(one=>one+list[0])}\n`,
    'boris/a/Storage.java': table,
    'boris/a/Lending.java': commented,
    'boris/tally.py': `# recieve  <b>the</b>  ball #\n${counting.replaceAll('items', 'values').replaceAll('limit', 'least')}`,
  };
  for (let other = 0; other < 10; other++) {
    files[`other${other}/Main.java`] = java('Main', 500 + other, 40);
    files[`other${other}/Second.java`] = java('Second', 600 + other, 40);
  }
  await write('several', submissions('several', files));
}

/** A class as a learning platform hands it out, with what is known of its people. */
async function people(): Promise<void> {
  const name = (index: number) => `Maximiliana-Katharina von Hugo-Hohenstaufen_${4821300 + index}`;
  const files: Record<string, string> = {};
  const rows: string[] = [];
  for (let index = 0; index < 14; index++) {
    const own = `${name(index)}_sheet_07_upload`;
    const person = index < 12 ? `Person Número ${'ABCDEFGHIJKL'[index]}` : '';
    files[`${own}/Main.java`] = java('Main', 400 + (index < 6 ? index >> 1 : Math.min(index, 12)), 48);
    rows.push(`${own},${person},${['blue', 'green', 'red'][index % 3]}`);
  }
  const metadata = join(folder, 'people.csv');
  writeFileSync(metadata, `submission,name,label\n${rows.join('\n')}\n`);
  await write('people', submissions('people', files), '--metadata', metadata);
}

/** Two circles of copies, and something that one of each has in common. */
async function rings(): Promise<void> {
  const [first, second, third] = [java('First', 501, 60), java('Second', 502, 60), java('Third', 503, 60)];
  const files: Record<string, string> = {};
  for (let index = 0; index < 15; index++) {
    const common = index === 0 ? third : '';
    files[`first${index}/Main.java`] = first.replaceAll('get(', `get${index}(`) + common;
    files[`second${index}/Main.java`] = second.replaceAll('get(', `get${index}(`) + common;
  }
  for (let other = 0; other < 20; other++) files[`other${other}/Main.java`] = java('Main', 600 + other, 60);
  await write('rings', submissions('rings', files), '--limit', 'all');
}

/** One new submission that has its code from an earlier year, which an index keeps with its texts, and another one without. */
async function indexed(): Promise<void> {
  const files: Record<string, string> = {};
  for (let other = 0; other < 12; other++) files[`other${other}/Main.java`] = java('Main', 300 + other, 48);
  const index = join(folder, 'years.codesim');
  codesim('index', 'create', index);
  codesim('index', 'add', index, submissions('earlier', files), '--collection', '2023 <b>');
  const copied = submissions('now', { 'anna/Main.java': files['other5/Main.java']! });
  await write('indexed', copied, '--against', index);
  const textless = join(folder, 'textless.codesim');
  codesim('index', 'create', textless);
  codesim('index', 'add', textless, join(folder, 'earlier'), '--collection', '2023', '--no-sources');
  await write('textless', copied, '--against', textless);
}

/** A class in which somebody took the solution of the web. */
async function references(): Promise<void> {
  const files: Record<string, string> = {};
  for (let other = 0; other < 12; other++) files[`other${other}/Main.java`] = java('Main', 700 + other, 48);
  const solution = java('Solution', 777, 60);
  files['taker/Main.java'] = solution.replace('Solution', 'Main');
  const solutions = submissions('solutions', { 'web/Solution.java': solution });
  await write('references', submissions('taken', files), '--reference', solutions, '--limit', 'all');
}

/** A class in which somebody has the program that another one had when the class was downloaded before. */
async function snapshots(): Promise<void> {
  const now: Record<string, string> = {};
  const past: Record<string, string> = {};
  for (let other = 0; other < 12; other++) now[`other${other}/Main.java`] = java('Main', 800 + other, 48);
  const before = { writer: java('Main', 880, 12), taker: java('Main', 881, 12) };
  const program = java('Main', 888, 60);
  for (const name of ['writer', 'taker'] as const) {
    now[`${name}/Main.java`] = program;
    past[`2026-03-01/${name}/Main.java`] = before[name];
  }
  past['2026-03-02-1200/writer/Main.java'] = program;
  past['2026-03-02-1200/taker/Main.java'] = before.taker;
  await write('snapshots', submissions('watched', now), '--history', submissions('snapshots', past));
}

/** The same program in other words, moved, and with other names. */
async function rewritten(): Promise<void> {
  const total =
    'int total(int[] marks) { int sum = 0; for (int i = 0; i < marks.length; i++) { sum += marks[i] * weight(i, 2); } return sum; }';
  const inOtherWords =
    'private int all(int[] list) { int s = 0, k = 0; while (list.length > k) { s = s + weight(k, 2) * list[k]; k++; } return s; }';
  const largest = (marks: string) =>
    `int largest(int[] ${marks}) { int best = ${marks}[0]; for (int mark : ${marks}) { if (mark > best) { best = mark; } } return best; }`;
  const least =
    'int least(int a, int b) { if (a < b) { log("the first", a); return a; } log("the second", b); return b; }';
  const program = (...members: string[]) => `class Program {\n  ${members.join('\n\n  ')}\n}\n`;
  const files = {
    'one.java': program(total, largest('marks'), least),
    'two.java': program(least, inOtherWords, largest('points')),
  };
  await write('restructured', submissions('restructured', files));
}

/** More than a hundred thousand pairs. */
async function many(): Promise<void> {
  const files: Record<string, string> = {};
  for (let index = 0; index < 460; index++)
    files[`s${String(index).padStart(3, '0')}.java`] = java('Main', index + 1, 3);
  await write('many', submissions('many', files), '--limit', 'all');
}

/** A class of a thousand, a hundred of whom have their program from somebody else. */
async function thousand(): Promise<void> {
  const files: Record<string, string> = {};
  for (let index = 0; index < 1000; index++) {
    const seed = index % 10 === 0 ? 1 + (index % 70) : 1000 + index;
    files[`student-${index}/Main.java`] = java('Main', seed, 48).replaceAll('get(', `get${index}(`);
  }
  await write('thousand', submissions('thousand', files), '--limit', '2000');
}
