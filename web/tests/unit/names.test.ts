import { expect, test } from 'vitest';
import { halves, shortened, shortNames, shownNames } from '../../report/names';

test('what all names share is not shown, where a name is left', () => {
  expect(shortNames(['Ada_12_assignsubmission_file_', 'Bo_72_assignsubmission_file_'])).toEqual([
    'Ada_12',
    'Bo_72',
  ]);
  expect(shortNames(['Exercise 7 (ada)', 'Exercise 7 (bo)'])).toEqual(['ada)', 'bo)']);
  expect(shortNames(['submission-1', 'submission-12'])).toEqual(['submission-1', 'submission-12']);
  expect(shortNames(['ada.java', 'bo.java'])).toEqual(['ada.java', 'bo.java']);
  // What they share at both ends overlaps.
  expect(shortNames(['a_same_same_', 'a_same_same_same_'])).toEqual(['a', 'a_same']);
  expect(shortNames(['alone_assignsubmission_file_'])).toEqual(['alone_assignsubmission_file_']);
  expect(shortNames([])).toEqual([]);
});

test('folders that all have in the middle of their names are not shown', () => {
  expect(shortNames(['p1/submissions/ada', 'p2/submissions/bo'])).toEqual(['p1/ada', 'p2/bo']);
  expect(shortNames(['p1/submissions/ada', 'p1/submissions/bo'])).toEqual(['ada', 'bo']);
  expect(shortNames(['p1/src/ada', 'p2/src/bo'])).toEqual(['p1/src/ada', 'p2/src/bo']);
  // One has other folders, or no letter would be left.
  const deeper = ['p1/submissions/ada', 'p2/submissions/late/bo'];
  expect(shortNames(deeper)).toEqual(deeper);
  expect(shortNames(['1/submissions/7', '2/submissions/8'])).toEqual(['1/submissions/7', '2/submissions/8']);
});

test('people of the same name are told apart', () => {
  const of = (name: string, person: string | null) => ({
    name,
    metadata: { name: person, label: null, timestamp: null },
  });
  const shown = shownNames([of('a1', 'Kim'), of('a2', 'Kim'), of('a3', 'Lee'), of('a4', null), of('a5', '')]);
  expect(shown.map(({ title }) => title)).toEqual(['Kim (a1)', 'Kim (a2)', 'Lee', 'a4', 'a5']);
});

test('long names are shortened in their middle', () => {
  expect(halves('short')).toEqual(['short', '']);
  expect(halves('twelve_chars')).toEqual(['twelve_chars', '']);
  expect(halves('p1-free/6db218a2')).toEqual(['p1-free/', '6db218a2']);
  expect(halves('Hugo-Hohenstaufen_4821318')).toEqual(['Hugo-Hohenstaufen', '_4821318']);
  expect(shortened('Hugo-Hohenstaufen_4821318', 20)).toBe('Hugo-Hohensta…821318');
  expect([...shortened('😀'.repeat(30), 20)]).toHaveLength(20);
  expect(shortened('exactly20characters!', 20)).toBe('exactly20characters!');
});
