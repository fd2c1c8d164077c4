import type { Plugin } from 'vite'
import { buildWorkerScript } from './workerScript.ts'

const name = 'offline-worker.js'

/**
 * Builds the service worker that opens the dashboard without a connection. Writes the list of the files to cache into
 * the code of the worker.
 */
export function offlineWorker(): Plugin {
  return {
    name: 'offline-worker',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const files = Object.keys(bundle)
          .filter((file) => file.startsWith('assets/'))
          .map((file) => `/${file}`)
        const define = { BUILD_FILES: JSON.stringify(files) }
        const source = await buildWorkerScript({ name, input: 'build/offlineServiceWorker.ts', define })
        this.emitFile({ type: 'asset', fileName: name, source })
      },
    },
  }
}
