// Takes the pictures of README.md and `docs` from the example classes: `npm run pictures`. The program is the environment's CODESIM, or
// target/debug/codesim. `npm run pictures -- --check` only says whether anything has changed that they show.

import { changedSources, digests, writeDigests } from './sources.js';

if (process.argv[2] === '--check') {
  const changed = changedSources();
  if (changed.length > 0) {
    const all = changed.join(' and ');
    console.error(
      `error: the pictures in docs/pictures are older than ${all}: run \`npm run pictures\` in the folder web`,
    );
    process.exit(1);
  }
} else {
  // The check needs no browser, and is quick without it.
  const { takePictures } = await import('./take.js');
  // Sources that change meanwhile are not those of the pictures.
  const before = digests();
  await takePictures();
  writeDigests(before);
}
