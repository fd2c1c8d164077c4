import { join } from 'node:path'
import { build } from 'vite'

interface WorkerScript {
  /** The name of the built file. */
  name: string
  /** The source, relative to this folder. */
  input: string
  /** Global names in the source, each with the JavaScript that replaces it. */
  define?: Record<string, string>
}

/** Builds a service worker as one classic script, because not every browser supports modules in service workers. */
export async function buildWorkerScript({ name, input, define = {} }: WorkerScript): Promise<string> {
  const built = await build({
    configFile: false,
    root: join(import.meta.dirname, '..'),
    logLevel: 'warn',
    define,
    build: {
      write: false,
      target: 'es2024',
      rolldownOptions: {
        input: join(import.meta.dirname, '..', input),
        output: { format: 'iife', codeSplitting: false, entryFileNames: name },
      },
    },
  })
  const [output] = [built].flat()
  const chunk = output && 'output' in output ? output.output.find((file) => file.type === 'chunk') : undefined
  if (!chunk) throw new Error(`The worker ${name} was not built.`)
  return chunk.code
}
