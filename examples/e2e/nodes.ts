import { join } from 'node:path'

const older = join(import.meta.dirname, '../node-versions/node_modules')
const linux = process.platform === 'linux' && process.arch === 'x64'

/**
 * The path of each Node version with which a test runs the client. On systems other than Linux x64, only the current
 * version is tested.
 */
export const nodes: Record<string, string> = {
  ...(linux && { 22: join(older, 'node22/bin/node') }),
  [process.versions.node.split('.')[0] ?? '']: process.execPath,
}

if (!linux) console.log('Skips Node 22.12: its binary is installed only on Linux x64.')
