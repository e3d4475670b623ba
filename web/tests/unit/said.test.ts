import { expect, test } from 'vitest';
import { refusal } from '../../service/api';
import { advice, kept, sentence, size, stageWords, titleOf, waiting } from '../../service/said';

test('sizes have at most three digits', () => {
  const sizes = [0, 1, 999, 1000, 1049, 9_949, 9_960, 12_345, 999_499, 999_500, 3_400_000, 1e10, 5e15];
  expect(sizes.map(size)).toEqual([
    '0 bytes',
    '1 byte',
    '999 bytes',
    '1 kB',
    '1 kB',
    '9.9 kB',
    '10 kB',
    '12 kB',
    '999 kB',
    '1 MB',
    '3.4 MB',
    '10 GB',
    '5000 TB',
  ]);
});

test('how long to wait is said in seconds or minutes', () => {
  expect([1, 30, 99, 100, 600].map(waiting)).toEqual([
    '1 second',
    '30 seconds',
    '99 seconds',
    '2 minutes',
    '10 minutes',
  ]);
});

test('states and stages have words', () => {
  const progress = { stage: 'reading', done: 3, total: null };
  expect(stageWords({ state: 'queued', progress: null })).toBe('Waiting for other comparisons to end');
  expect(stageWords({ state: 'running', progress: null })).toBe('Comparing');
  expect(stageWords({ state: 'running', progress })).toBe('Comparing: reading');
  expect(kept(null)).toBe('kept until somebody deletes it');
  expect(kept(90)).toBe('deleted after 90 days');
});

test('an exercise without a title is called by its day', () => {
  const created = '2026-03-31T21:04:00Z';
  expect(titleOf({ title: 'two\nlines', created })).toBe('two\\nlines');
  expect(titleOf({ title: '', created })).toMatch(/^Uploaded on .* 2026/);
});

test('what the service says becomes a sentence', () => {
  expect(sentence(' the name is taken ')).toBe('The name is taken.');
  expect(sentence('Why?')).toBe('Why?');
  expect(sentence('a.zip: damaged')).toBe('a.zip: damaged.');
});

test('refusals say what to do', () => {
  const said = (status: number, error: string, wait?: string) =>
    refusal(status, JSON.stringify({ error }), wait).message;
  expect(said(429, '', '30')).toBe('Too many tries. Wait 30 seconds, then try again.');
  expect(refusal(429, '', '30').wait).toBe(30);
  expect(said(413, 'more than 1073741824 bytes')).toBe('This is too much at once: More than 1.1 GB.');
  expect(said(400, 'title: too long')).toBe('title: too long.');
  expect(refusal(502, '<html>').message).toBe('The service answered 502: try again later.');
});

test('what failed comes with what to do', () => {
  expect(advice('perhaps it needed more memory than a job may have')).toMatch(/fewer files/);
  expect(advice('a.zip: this is no archive')).toMatch(/opens on your computer/);
  expect(advice('no submissions')).toMatch(/one folder or file for each student/);
});
