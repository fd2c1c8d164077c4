import { resolve } from 'node:path'

/** Makes child processes share compiled code, which halves the start time of a server. */
export function shareCompiled(): void {
  process.env['NODE_COMPILE_CACHE'] ??= resolve('node_modules/.cache/node')
}
