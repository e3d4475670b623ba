import { describe, expect, it } from 'vitest';
import type { Decisions } from '../../report/decisions.svelte';
import { mayLack, notKept } from '../../report/notkept';
import { isFiltered, listed, scoresOf } from '../../report/pairlist';
import { pairSearch } from '../../report/pairsearch';
import type { Pair, Report, Submission } from '../../report/report';

const submission = (name: string, label?: string, old = false) =>
  ({ name, title: name, metadata: label ? { name: null, label, group: null } : null, old }) as Submission;

function pair(left: Submission, right: Submission, values: Partial<Pair>): Pair {
  const usual = { score: 0, similarity: 0, containmentLeft: 0, containmentRight: 0, matchedTokens: 0 };
  return {
    ...usual,
    longestMatch: 0,
    expected: null,
    cluster: null,
    verdict: 'not-unusual',
    left,
    right,
    ...values,
  } as Pair;
}

const ada = submission('ada', 'group7');
const ben = submission('Ben Müller', 'group8');
const cem = submission('cem', 'group7', true);
const pairs = [
  pair(ada, ben, { score: 0.9, similarity: 0.8, expected: 0.01, longestMatch: 1200, verdict: 'flagged' }),
  pair(ada, cem, { score: 0.5, similarity: 0.29, expected: 3, longestMatch: 90, cluster: 3 }),
  pair(ben, cem, { score: 0.01, similarity: 0.1, longestMatch: 20, verdict: 'too-small' }),
];
const decisions = {
  of: (one: Pair) => ({ status: one === pairs[1] ? 'dismissed' : 'undecided' }),
} as unknown as Decisions;
const overview = {
  rings: [],
  class: { histogram: [1, 5, 0, 1], sampled: false },
  parameters: { limit: 3, min_similarity: 0 },
};
const report = { pairs, classPairs: pairs, overview } as unknown as Report;

/** Which of the pairs a text finds. */
const found = (search: string) => listed(report, decisions, { search }).map((one) => pairs.indexOf(one));

describe('the search of pairs', () => {
  it.each([
    ['', [0, 1, 2]],
    ['ada', [0, 1]],
    ['BEN muller', [0, 2]],
    ['"ben m" ada', [0]],
    ['"ben m', [0, 2]],
    ['muller – ada', [0]],
    ['"Ben Müller" - ada', [0]],
    ['ada -', [0, 1]],
    ['-ada', [2]],
    ['-"ben müller"', [1]],
    ['group7 group8', [0, 2]],
    ['name:group7', []],
    ['name:"ben müller"', [0, 2]],
    ['label:Group8', [0, 2]],
    ['-label:group8', [1]],
    ['score>0.5', [0]],
    ['score>=0.5', [0, 1]],
    ['score>=0,5 score<0.9', [1]],
    ['score=0.5', [1]],
    ['score:0.5', [1]],
    ['similarity>=80', [0]],
    ['similarity>=29%', [0, 1]],
    ['expected<1', [0]],
    // What has no number is neither below nor above.
    ['expected>=1', [1]],
    ['longest>1,000', [0]],
    ['longest<100', [1, 2]],
    ['cluster:3', [1]],
    ['verdict:flagged', [0]],
    ['verdict:too', [2]],
    ['verdict:"not unusual"', [1]],
    ['flagged', [0]],
    ['-Flagged undecided', [2]],
    ['dismissed', [1]],
    ['confirmed', []],
    ['earlier ada', [1]],
    ['"flagged"', []],
    // As they are typed.
    ['score>', [0, 1, 2]],
    ['verdict:', [0, 1, 2]],
  ])('finds by %j', (search, those) => {
    expect(found(search)).toEqual(those);
    expect(pairSearch(search).notes).toEqual([]);
  });

  it('searches for names where there is no such filter, and says so', () => {
    const odd = pair(submission('src=x', 'score>high'), ben, {});
    const keeps = (search: string) => pairSearch(search).keeps(odd, decisions);
    expect(keeps('SRC=X')).toBe(true);
    expect(keeps('-src=x')).toBe(false);
    expect(keeps('constructor:x')).toBe(false);
    expect(keeps('score>high')).toBe(true);
    expect(pairSearch('src=x').notes).toEqual(['No filter is named src: searched as a name.']);
    expect(pairSearch('score>high verdict:good name>b').notes).toEqual([
      'score>high is no filter that can be read: searched as a name.',
      'verdict:good is no filter that can be read: searched as a name.',
      'name>b is no filter that can be read: searched as a name.',
    ]);
  });

  it('is one of several choices of an address', () => {
    const list = (query: Record<string, string>) =>
      listed(report, decisions, query).map(({ score }) => score);
    expect(list({ search: 'ada', filter: 'flagged' })).toEqual([0.9]);
    expect(list({ from: '0.3', to: '0.9' })).toEqual([0.5]);
    expect(list({ from: 'x', sort: 'score' })).toEqual([0.01, 0.5, 0.9]);
    expect(list({ label: 'group7', across: 'labels' })).toEqual([0.9, 0.01]);
    expect([isFiltered({ sort: 'score', row: '3' }), isFiltered({ search: 'a' })]).toEqual([false, true]);
  });
});

describe('pairs that the report does not hold', () => {
  const missing = (query: Record<string, string>) => notKept(report, scoresOf(query));

  it('are counted by steps of the score', () => {
    // From 0.0625 to 0.25 the class has five, and the report none; of those from 0.5625 it has all.
    expect(missing({ from: '0.0625', to: '0.25' })).toEqual({ all: 5, held: 0, bound: 'exact' });
    expect(missing({ search: 'score>=0.0625 score<0.25' })).toEqual({ all: 5, held: 0, bound: 'exact' });
    expect(missing({ search: 'score>0.05' })).toEqual({ all: 6, held: 2, bound: 'least' });
    expect(missing({ from: '0.5625' })).toBeUndefined();
  });

  it('are not spoken of where no scores are asked for', () => {
    expect(missing({})).toBeUndefined();
    expect(missing({ search: '-score<0.5' })).toBeUndefined();
    expect(missing({ from: '0.07', to: '0.1' })).toBeUndefined();
  });

  it('are estimates of three digits in a large class', () => {
    const sampled = { ...overview, class: { histogram: [1, 54_321, 0, 1], sampled: true } };
    const kept = notKept({ classPairs: pairs, overview: sampled } as unknown as Report, [0.0625, 0.25]);
    expect(kept).toEqual({ all: 54_300, held: 0, bound: 'about' });
  });

  const among = (parameters: object) =>
    ({
      classPairs: pairs,
      overview: { ...overview, parameters: { ...overview.parameters, ...parameters } },
    }) as unknown as Report;

  it.each([{ limit: null }, { limit: 4 }])('are none where all are kept: %j', (parameters) => {
    expect(notKept(among(parameters), [0.1, 0.3])).toBeUndefined();
  });

  it('may have any similarity', () => {
    const asked = (search: string, of = report) =>
      mayLack(of, scoresOf({ search }), pairSearch(search).similarities);
    expect(pairSearch('similarity>=12.5 similarity<29% -similarity<20').similarities).toEqual([0.125, 0.29]);
    expect(asked('similarity>=20 similarity<30')).toBe(true);
    expect(asked('similarity<30 score>0.5')).toBe(false);
    expect(asked('ada')).toBe(false);
    expect(asked('similarity>20', among({ limit: null }))).toBe(false);
    expect(asked('similarity>20', among({ limit: null, min_similarity: 0.1 }))).toBe(false);
    expect(asked('similarity<20', among({ limit: null, min_similarity: 0.1 }))).toBe(true);
  });
});
