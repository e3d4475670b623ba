// The chapters of the site: the pages of `docs` and some others, with links that lead to chapters, or else to files of the repository.

import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { repository } from '../pictures/sources.js';

/** Chapters from outside of `docs`, with the names that they have on the site. */
const OTHERS = {
  'README.md': 'introduction.md',
  'CONTRIBUTING.md': 'contributing.md',
  'ARCHITECTURE.md': 'architecture.md',
  'SECURITY.md': 'security.md',
  'CHANGELOG.md': 'changelog.md',
  'corpora/README.md': 'example-classes.md',
  'docs/board/README.md': 'board/handout.md',
};

/** At the head of the page about codesim in a browser tab. */
const TRY = `**[Compare a class now](try/index.html)**, in this browser, or [keep the page as a file](try/codesim.html). Nothing leaves your computer.

`;

const DEMO = `# Live reports

These are real reports, made from the example classes that come with codesim. Nothing is installed, and nothing is sent anywhere.

- [A class in Java](demo/report.html): 16 submissions, four of whose pairs share code.
- [A course](demo/course/index.html) of four assignments.
- [The evidence sheet](demo/sheet.html) of one pair, as a board gets it.
`;

/** Writes all chapters, and the files that they show, into a folder. Other links lead to \`base\`, the address of the repository. */
export function writeChapters(folder, base) {
  cpSync(join(repository, 'docs'), folder, {
    recursive: true,
    filter: (path) => !path.endsWith('book.toml'),
  });
  const docs = readdirSync(join(repository, 'docs')).filter((name) => name.endsWith('.md'));
  const pages = [...docs.map((name) => posix.join('docs', name)), ...Object.keys(OTHERS)];
  for (const page of pages) {
    const text = readFileSync(join(repository, page), 'utf8');
    writeFileSync(join(folder, chapterOf(page)), withLinks(text, page, base));
  }
  const page = join(folder, 'browser.md');
  writeFileSync(page, readFileSync(page, 'utf8').replace(/\n\n/, `\n\n${TRY}`));
  const summary = join(folder, 'SUMMARY.md');
  const withDemo = readFileSync(summary, 'utf8').replace(
    '- [How to read it]',
    '- [Live reports](demo.md)\n$&',
  );
  writeFileSync(summary, withDemo);
  writeFileSync(join(folder, 'demo.md'), DEMO);
}

/** The file of the site that a file of the repository becomes; nothing if the site does not have it. */
function chapterOf(path) {
  return OTHERS[path] ?? (path.startsWith('docs/') ? path.slice('docs/'.length) : undefined);
}

/** A page whose links are those of the site. */
function withLinks(text, page, base) {
  const target = (link) => targetOf(link, page, base);
  const inMarkdown = text.replace(/(?<!!)\[([^\]]*)\]\(([^)\s]+)\)/g, (whole, words, link) => {
    const to = target(link);
    return to === undefined ? words : `[${words}](${to})`;
  });
  return inMarkdown
    .replace(/(!\[[^\]]*\])\(([^)\s]+)\)/g, (whole, words, link) => `${words}(${target(link) ?? link})`)
    .replace(/(src|srcset|href)="([^"]+)"/g, (whole, name, link) => `${name}="${target(link) ?? link}"`);
}

/** Where a link of a page leads on the site; nothing if there is no such place. */
function targetOf(link, page, base) {
  if (/^[a-z]+:|^#/.test(link)) return link;
  const [path, anchor] = link.split('#');
  const file = posix.normalize(posix.join(posix.dirname(page), path));
  const chapter = chapterOf(file);
  if (chapter !== undefined) {
    const path = posix.relative(posix.dirname(chapterOf(page)), chapter);
    return anchor ? `${path}#${anchor}` : path;
  }
  return base && `${base}/blob/main/${file}`;
}
