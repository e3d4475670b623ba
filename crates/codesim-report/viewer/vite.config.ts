import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// One script and one style sheet under fixed names: the Rust crate embeds them in every report.
export default defineConfig({
  plugins: [svelte()],
  build: {
    target: ['chrome123', 'firefox125', 'safari17.5'],
    cssCodeSplit: false,
    license: { fileName: 'licenses.md' },
    lib: {
      entry: 'src/main.ts',
      name: 'codesim',
      formats: ['iife'],
      fileName: () => 'viewer.js',
      cssFileName: 'viewer',
    },
  },
  test: { include: ['tests/unit/**/*.test.ts'] },
});
