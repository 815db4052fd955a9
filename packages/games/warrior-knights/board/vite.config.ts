// Serves the gallery while the board is being drawn: npx vite packages/games/warrior-knights/board, then open /gallery.html.

import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  server: { fs: { allow: ['../../../..'] } },
})
