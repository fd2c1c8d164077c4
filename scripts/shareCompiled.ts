import { resolve } from 'node:path'

/** Lets processes that are started from here keep what they compile for each other: a server starts in half of the time. */
export function shareCompiled(): void {
  process.env['NODE_COMPILE_CACHE'] ??= resolve('node_modules/.cache/node')
}
