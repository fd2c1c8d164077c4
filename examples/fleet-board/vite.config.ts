import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

// The API sends no CORS headers: serve both from one origin, here as in production.
const proxy = { '/api': process.env['SIKUD_ORIGIN'] ?? 'http://localhost:4000' }

export default defineConfig({
  plugins: [react()],
  server: { proxy },
  preview: { proxy },
  // Bundled beforehand, the map would lose its worker in development.
  optimizeDeps: { exclude: ['@sikud/maps'] },
})
