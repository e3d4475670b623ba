import { appendFileSync, readFileSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { BuildOptions, Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { messagesOf } from './vite.messages.ts';

/** The pages by the mode that builds them: `vite build --mode report`. Rust crates embed what is built, each its own. */
const PAGES: Record<string, { outDir: string; name: string }> = {
  report: { outDir: '../crates/codesim-report/dist/report', name: 'codesim' },
  course: { outDir: '../crates/codesim-report/dist/course', name: 'codesimCourse' },
  service: { outDir: '../crates/codesim-server/dist', name: 'codesimService' },
  browser: { outDir: '../crates/codesim-browser/dist', name: 'codesimBrowser' },
};

/** Gives a page the messages that it may show. */
function messages(page: string): Plugin {
  return {
    name: 'messages',
    enforce: 'pre',
    load(id) {
      const [file, query] = id.split('?');
      if (!file!.endsWith('.ftl') || query !== 'raw') return undefined;
      return `export default ${JSON.stringify(messagesOf(page, readFileSync(file!, 'utf8')))}`;
    },
  };
}

/** The workers are bundles of their own within the page, which the list of licences does not see. */
function licencesOfWorkers(): Plugin {
  return {
    name: 'licences-of-workers',
    writeBundle({ dir }) {
      // The package of the latter has no text of its licence.
      const licences = [licence('@bjorn3/browser_wasi_shim', 'LICENSE-MIT'), licence('xz-decompress')];
      appendFileSync(`${dir}/licenses.md`, licences.join(''));
    },
  };
}

function licence(library: string, file?: string): string {
  const folder = `node_modules/${library}`;
  const { name, version, license } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
  const text = file ? `\n${readFileSync(`${folder}/${file}`, 'utf8')}` : '';
  return `\n## ${name} - ${version} (${license})\n${text}`;
}

/** The package of npm: modules for browsers and Node.js. */
const PACKAGE: BuildOptions = {
  target: 'es2022',
  outDir: '../packaging/npm/codesim-wasm/dist',
  emptyOutDir: true,
  license: { fileName: 'licenses.md' },
  rolldownOptions: { external: /^node:/ },
  lib: {
    entry: { index: 'package/index.ts', worker: 'package/worker.ts' },
    formats: ['es'],
  },
};

// One script and one style sheet for each page, under fixed names.
export default defineConfig(({ command, mode }) => {
  if (mode === 'package') return { publicDir: false, build: PACKAGE };
  const page = PAGES[mode];
  if (command === 'build' && !page) throw new Error(`--mode is one of ${Object.keys(PAGES).join(', ')}`);
  return {
    plugins: [svelte(), messages(mode), ...(mode === 'browser' ? [licencesOfWorkers()] : [])],
    // Files beside the page where it comes from a server.
    publicDir: mode === 'browser' ? 'browser/public' : false,
    build: page && {
      target: ['chrome123', 'firefox125', 'safari17.5'],
      outDir: page.outDir,
      emptyOutDir: true,
      cssCodeSplit: false,
      license: { fileName: 'licenses.md' },
      lib: {
        entry: `${mode}/main.ts`,
        name: page.name,
        formats: ['iife'],
        fileName: () => `${mode}.js`,
        cssFileName: mode,
      },
    },
    // Tests of the program run separately: `npm run program`. They clean up thousands of folders, which is slow on a busy disk.
    test: {
      include: [`tests/${mode === 'program' ? mode : 'unit'}/**/*.test.ts`],
      testTimeout: 120_000,
      hookTimeout: 120_000,
    },
  };
});
