import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

// The pages of the service, under fixed names as well: the server's crate embeds them.
export default defineConfig({
  plugins: [svelte()],
  build: {
    target: ['chrome123', 'firefox125', 'safari17.5'],
    outDir: '../../codesim-server/page/dist',
    emptyOutDir: true,
    cssCodeSplit: false,
    license: { fileName: 'licenses.md' },
    lib: {
      entry: 'src/service/main.ts',
      name: 'codesimService',
      formats: ['iife'],
      fileName: () => 'service.js',
      cssFileName: 'service',
    },
  },
});
