import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

// Only live.html needs a server. App and API must have the same origin.
const proxy = { '/api': process.env['SIKUD_ORIGIN'] ?? 'http://localhost:4000' }

export default defineConfig({
  plugins: [react()],
  server: { proxy },
  preview: { proxy },
  build: { rolldownOptions: { input: ['list.html', 'trip.html', 'live.html'] } },
  // If Vite pre-bundles the map in development, the map does not find its worker.
  optimizeDeps: { exclude: ['@sikud/maps'] },
})
