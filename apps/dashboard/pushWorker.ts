import { join } from 'node:path'
import { build, type Plugin } from 'vite'

const name = 'firebase-messaging-sw.js'

/** Builds the worker that shows what is pushed: one file of its own at the address that the provider's SDK knows. */
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

async function buildWorker(): Promise<string> {
  const built = await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2024',
      rolldownOptions: {
        input: join(import.meta.dirname, 'src/push/worker.ts'),
        // A classic script in one file: not every browser supports module service workers.
        output: { format: 'iife', codeSplitting: false, entryFileNames: name },
      },
    },
  })
  const [output] = [built].flat()
  const chunk = output && 'output' in output ? output.output.find((file) => file.type === 'chunk') : undefined
  if (!chunk) throw new Error('The worker of push was not built.')
  return chunk.code
}
