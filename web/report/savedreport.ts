// The report with what was decided, as one file: this page once more, with a data block `decisions`. It is put together from the parts
// that `crates/codesim-report/src/formats/html.rs` writes, as they were parsed: the page as it is shown has what was rendered since. Its
// policy names the hashes of script and style, which stay as they are.

import { block, pack, unpack } from '../shared/block';
import { understood } from './decisionfile';
import { isNone } from './decision';
import type { Overview } from './payload';

const BLOCK = 'decisions';

/** What is in the head before the title. The place where a service keeps decisions is not: a file has its own. */
const HEAD = [
  'meta[charset]',
  'meta[http-equiv]',
  'meta[name=viewport]',
  'meta[name=referrer]',
  'meta[name=color-scheme]',
  'link[rel=icon]',
];

/** The text of this page with these decisions, in the format of their file. */
export async function pageWith(file: object): Promise<string> {
  const head = HEAD.map((part) => html(`head > ${part}`)).filter(Boolean);
  const blocks = [...document.querySelectorAll(`#page ~ script[type="text/plain"]:not(#${BLOCK})`)];
  return [
    '<!doctype html>',
    `<html lang="${document.documentElement.lang}">`,
    '<head>',
    ...head.map(withoutService),
    '<title>codesim</title>',
    // Extensions of browsers name the styles that they add.
    html('head > style:not([class], [id])'),
    '</head>',
    '<body>',
    html('body > noscript'),
    '<div id="page"></div>',
    ...blocks.map((one) => one.outerHTML),
    dataBlock(await pack([file])),
    html('#page ~ script:not([type], [src])'),
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

/** Made by the browser: a script must not have the beginning of one in a text. */
function dataBlock(data: string): string {
  const element = document.createElement('script');
  Object.assign(element, { type: 'text/plain', id: BLOCK, textContent: data });
  return element.outerHTML;
}

function html(part: string): string {
  return document.querySelector(part)?.outerHTML ?? '';
}

/** A page of a service may ask it; a file has nothing to ask. */
function withoutService(part: string): string {
  return part.replace(" connect-src 'self';", '');
}

/** The name of the file for a page at this path: `hw3-decisions.html` for `hw3.html`, and for itself. */
export function nameOfSaved(path: string): string {
  const own = decodeURIComponent(path.split('/').at(-1) ?? '');
  const name = own.replace(/\.html?$/i, '').replace(/-decisions( ?\(\d+\))?$/, '');
  return `${name || 'report'}-decisions.html`;
}

/** The overview with the decisions that were saved in this page, in place of those that the report was made with. */
export async function withSaved(overview: Overview): Promise<Overview> {
  const [file] = await unpack<unknown>(block(BLOCK));
  if (file === undefined) return overview;
  const { pairs, submissions } = overview;
  const saved = new Map(understood(file).entries.map(({ names, decision }) => [key(names), decision]));
  const decision = pairs.decision.map((made, index) => {
    const names = [pairs.left[index]!, pairs.right[index]!].map((side) => submissions[side]!.name);
    const one = saved.get(key(names)) ?? made;
    return one && isNone(one) ? null : one;
  });
  return { ...overview, pairs: { ...pairs, decision } };
}

function key(names: string[]): string {
  return JSON.stringify(names.toSorted());
}
