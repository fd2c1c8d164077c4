import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

// The API sends no CORS headers, so app and API must have the same origin, here and in production.
const proxy = { '/api': process.env['SIKUD_ORIGIN'] ?? 'http://localhost:4000' }

export default defineConfig({
  plugins: [react()],
  server: { proxy },
  preview: { proxy },
})
