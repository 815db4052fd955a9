// How the browser client is built: one page, a worker for rules and bots, and a service worker that knows every file.

import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compressed } from './build/compressed.ts'
import { covers } from './build/covers.ts'
import { precache } from './build/precache.ts'

const SERVER = process.env['LUDOTEKA_SERVER'] ?? 'http://127.0.0.1:8080'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), covers(), precache(), compressed()],
  worker: { format: 'es' },
  server: { proxy: { '/api': { target: SERVER, ws: true } } },
  build: {
    outDir: 'dist',
    target: 'es2022',
    // The colours are written with light-dark(), which these are the first to know.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    manifest: 'build.json',
    // Inlined assets would need a looser content security policy.
    assetsInlineLimit: 0,
    rollupOptions: {
      input: { index: 'index.html', sw: 'src/pwa/serviceWorker.ts' },
      output: {
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
      },
    },
  },
})
