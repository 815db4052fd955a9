// How the browser client is built: one page, a worker for rules and bots, and a service worker that knows every file.

import { createHash } from 'node:crypto'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { compressed } from './build/compressed.ts'
import { covers } from './build/covers.ts'

const SERVER = process.env['LUDOTEKA_SERVER'] ?? 'http://127.0.0.1:8080'

const isNeeded = (file: string): boolean => !file.endsWith('.map') && file !== 'sw.js'

/** Writes the list of built files into the service worker, so that a new build is a new worker. */
function precache(): Plugin {
  return {
    name: 'ludoteka-precache',
    apply: 'build',
    enforce: 'post', // after Vite has dropped scripts that held nothing but styles
    generateBundle(_options, bundle) {
      const files = Object.keys(bundle).filter(isNeeded).toSorted()
      const version = createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 12)
      const worker = bundle['sw.js']
      if (worker?.type !== 'chunk') return
      const list = files.map(file => `/${file}`).join('\\n')
      worker.code = worker.code.replaceAll('__FILES__', list).replaceAll('__VERSION__', version)
    },
  }
}

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
