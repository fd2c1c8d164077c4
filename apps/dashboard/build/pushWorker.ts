import type { Plugin } from 'vite'
import { buildWorkerScript } from './workerScript.ts'

const name = 'firebase-messaging-sw.js'
const buildWorker = () => buildWorkerScript({ name, input: 'build/pushServiceWorker.ts' })

/** Builds the service worker that shows push messages, at the path that the provider's SDK expects. */
export function pushWorker(): Plugin {
  return {
    name: 'push-worker',
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: name, source: await buildWorker() })
    },
    configureServer(server) {
      server.middlewares.use(`/${name}`, (_request, response, next) => {
        void buildWorker().then(
          (code) => response.setHeader('content-type', 'text/javascript').end(code),
          next,
        )
      })
    },
  }
}
