import { expect, test } from 'vitest';
import { KnownNames } from '../../report/knownnames';
import type { Overview } from '../../report/payload';
import { pseudonyms } from '../../report/pseudonyms';
import { renamed } from '../../report/renamed';
import { historyOf } from '../../report/times';

test('pseudonyms are always the same, and not in the order of the names', () => {
  const all = Array.from({ length: 120 }, (_, index) => ({
    name: `student${String(index).padStart(3, '0')}`,
    digest: 'aa',
  }));
  const given = pseudonyms(all);
  expect(given).toEqual(pseudonyms(all));
  expect(new Set(given).size).toBe(120);
  expect(given.toSorted()[0]).toBe('Submission 001');
  expect(given).not.toEqual(given.toSorted());
  const places = all
    .map(({ name }) => name)
    .toSorted((a, b) =>
      given[all.findIndex((one) => one.name === a)]! < given[all.findIndex((one) => one.name === b)]!
        ? -1
        : 1,
    );
  expect(places.slice(0, 10)).not.toEqual(all.slice(0, 10).map(({ name }) => name));
  expect(pseudonyms([{ name: 'Submission 01', digest: null }])).toEqual(['Submission 02']);
});

// As the tests of `names.rs`.
test('a name is found however it is written', () => {
  const names = new KnownNames();
  for (const [name, replacement] of [
    ['anna_schmidt', 's1'],
    ['Şükrü Weiß', 's2'],
    ['LiWei', 's3'],
  ] as const)
    names.add(name, replacement);
  const rows = [
    ['by Anna Schmidt.', 'by s1.'],
    ['annaSchmidt, ANNASCHMIDT', 's1, s1'],
    ['anna.schmidt@x', 's1@x'],
    ['anna schmidts joanna schmidt', 'anna schmidts joanna schmidt'],
    ['ann aschmidt', 'ann aschmidt'],
    ['ŞÜKRÜ WEISS, sukru-weiß', 's2, s2'],
    ['li_wei liwei LI WEI', 's3 s3 s3'],
    ['anna li schmidt', 'anna li schmidt'],
  ];
  for (const [text, expected] of rows) expect(names.replace(text!)).toBe(expected);
});

test('a name of several is nobody’s, and short ones are not looked for', () => {
  const names = new KnownNames();
  names.addWithWords('Kim Lee', 's1');
  names.addWithWords('Kim Park', 's2');
  names.add('bo', 's3');
  names.add('1234', 's4');
  expect(names.replace('Kim Park; Lee, Kim, bo, 1234')).toBe('s2; s1, somebody, bo, 1234');
});

/** Of a pair whose left side alone had a match in a commit. */
function timeLine() {
  const left = {
    time: '2026-03-31 21:04 UTC',
    version: '0123456789',
    author: 'Ada',
    versions: 1,
    added_lines: 9,
  };
  const row = { found: 0, record: 'git', first: 'left', left: { ...left, absent_until: null }, right: null };
  return { record: 'git', ends: [], rows: [row] };
}

/** What `renamed` reads of a report. */
function overview(): Overview {
  const file = (path: string) => ({ path, language: 'java', sha256: null });
  const submission = (name: string, person: string | null, ...paths: string[]) => ({
    name,
    provenance: `commit 0123456789 of 2024-10-01 by ${name}`,
    metadata: person && { name: person, label: `group of ${person}`, timestamp: null, group: 'Rocket' },
    files: paths.map(file),
  });
  return {
    submissions: [
      submission('ada', 'Ada Byron', 'ada/Main.java', 'Ada/Main.java'),
      submission('passages', null, 'Main.java'),
    ],
    pairs: {
      left: [0],
      right: [1],
      in_short: ['comment “by bo” in no other'],
      time_lines: [[0, timeLine()]],
      why: [
        'Both are among 3 submissions that are alike beyond chance as a group. 61 % of ada and 1 % of passages match each other, in 7 passages. Both have the comment “by Ada Byron”, which no other submission of the class has.',
      ],
    },
    clusters: [{ members: [0, 1], flagged_pairs: 1 }],
    rings: [],
    identical_files: [],
    shared_blocks: [{ file: 'ada/Main.java', submissions: [0, 1] }],
    notices: [
      { path: 'ada/notes.pdf', reason: 'binary' },
      { path: 'zoe.pdf', reason: 'binary' },
    ],
    remarks: [
      { submission: 'ada', path: 'ada/Main.java', kind: 'large-string', sentence: 'ada is odd' },
      { submission: 'ada', path: 'ada/Main.java', kind: 'shared-origin', sentence: 'the author is Zoe' },
    ],
    parameters: { roots: ['class/ada'], old: [], boilerplate: [] },
    sheet: { notices: [0, null], class: [], parameters: [['Folders', 'class/ada']] },
  } as unknown as Overview;
}

test('a report under other names has none of the real ones', () => {
  const shown = renamed(overview(), ['S 2', 'S 1'], () => true);
  expect(JSON.stringify(shown)).not.toMatch(/\b(ada|byron|rocket|zoe)\b/i);
  expect(shown.pairs.why[0]).toBe(
    'Both are among 3 submissions that are alike beyond chance as a group. 61 % of S 2 and 1 % of S 1 match each other, in 7 passages. Both have the comment “by S 2”, which no other submission of the class has.',
  );
  expect(shown.submissions[0]!.files.map(({ path }) => path)).toEqual(['S 2/Main.java', '2-S 2/Main.java']);
  expect(shown.submissions[0]!.metadata!.label).toBe('group of S 2');
  expect(shown.submissions[0]!.provenance).toBe(undefined);
  expect(shown.notices.map(({ path }) => path)).toEqual(['S 2/notes.pdf', 'left-out.pdf']);
  expect(shown.remarks.map(({ path }) => path)).toEqual(['S 2/Main.java']);
  expect(shown.clusters[0]!.members).toEqual([1, 0]);
});

test('a time line under other names leads to nobody', () => {
  const history = (overview: Overview) => historyOf(overview.pairs.time_lines[0]![1], 0, ['S 2', 'S 1']);
  const end = 'in one piece, with 9 lines added to the file; it was there from the first version on.';
  const rest = 'No version of S 1 that can be read has this. By these times, S 2 had it first.';
  expect(history(overview())).toBe(
    `S 2 has this since 2026-03-31 21:04 UTC, commit 0123456789 by Ada: ${end} ${rest}`,
  );
  const shown = renamed(overview(), ['S 2', 'S 1'], () => true);
  expect(history(shown)).toBe(`S 2 has this since 2026-03-31 21:04 UTC: ${end} ${rest}`);
});

test('one name alone can be hidden', () => {
  const shown = renamed(overview(), ['ada', 'S 1'], (name) => name === 'passages');
  expect(shown.submissions.map(({ name }) => name)).toEqual(['ada', 'S 1']);
  expect(shown.pairs.why[0]).toContain('61 % of ada and 1 % of S 1 match each other, in 7 passages');
  expect(shown.submissions[0]).toEqual(overview().submissions[0]);
  expect(shown.notices.map(({ path }) => path)).toEqual(['ada/notes.pdf', 'zoe.pdf']);
  expect(shown.remarks).toHaveLength(2);
});
