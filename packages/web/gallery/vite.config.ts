// Serves the gallery of the table shell: npx vite packages/web/gallery; what it can be asked for stands in address.ts.

import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  // As for the page: frozen versions of games wait for their texts.
  worker: { format: 'es' },
  resolve: { alias: { '@ludoteka/registry/shelf': `${import.meta.dirname}/shelf.ts` } },
  build: { target: 'es2022' },
  server: { fs: { allow: ['../../..'] } },
})
