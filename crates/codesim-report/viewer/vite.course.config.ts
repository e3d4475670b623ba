import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

// The page of a course, beside that of a report and after it: the Rust crate embeds both.
export default defineConfig({
  plugins: [svelte()],
  build: {
    target: ['chrome123', 'firefox125', 'safari17.5'],
    outDir: 'dist/course',
    cssCodeSplit: false,
    license: { fileName: 'licenses.md' },
    lib: {
      entry: 'src/course/main.ts',
      name: 'codesimCourse',
      formats: ['iife'],
      fileName: () => 'course.js',
      cssFileName: 'course',
    },
  },
});
