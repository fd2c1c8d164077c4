import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunkPackages } from './build/chunkPackages.ts'
import { offlineWorker } from './build/offlineWorker.ts'
import { pageHead } from './build/pageHead.ts'
import { precompress } from './build/precompress.ts'
import { preloadPages } from './build/preloadPages.ts'
import { prerenderStart } from './build/prerenderStart.ts'
import { pushWorker } from './build/pushWorker.ts'

export default defineConfig({
  plugins: [
    react(),
    pageHead(),
    chunkPackages(),
    preloadPages(),
    prerenderStart(),
    pushWorker(),
    offlineWorker(),
    precompress(),
  ],
  // The server replaces this placeholder with a new nonce in each page that it sends.
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    target: 'es2024',
    outDir: 'dist',
    emptyOutDir: true,
    // The licence texts of all npm packages in the build.
    license: { fileName: 'licenses.md' },
    reportCompressedSize: false,
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // Puts all code that the sign-in page needs into one file.
            { name: 'initial', tags: ['$initial'] },
            // Puts the code that many pages share into one file instead of dozens.
            { name: 'shared', minShareCount: 24 },
            // Puts all English texts into one file: one request for them, instead of one more for each part.
            { name: 'english', test: /\/src\/.*(\.en|\/locales\/en\w*(\/\w+)?)\.ts$/ },
          ],
        },
      },
    },
  },
  server: {
    port: Number(process.env['DASHBOARD_PORT'] ?? 5173),
    proxy: {
      '/api': apiServer(),
      '/config.json': apiServer(),
    },
  },
})

function apiServer() {
  return `http://127.0.0.1:${process.env['PORT'] ?? 4000}`
}
