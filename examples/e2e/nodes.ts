import { join } from 'node:path'

const older = join(import.meta.dirname, '../node-versions/node_modules')
const linux = process.platform === 'linux' && process.arch === 'x64'

/** The versions of Node that the client is tested in; only the current one except on Linux on x64. */
export const nodes: Record<string, string> = {
  ...(linux && { 20: join(older, 'node20/bin/node'), 22: join(older, 'node22/bin/node') }),
  [process.versions.node.split('.')[0] ?? '']: process.execPath,
}

if (!linux) console.log('Node 20 and 22 are not run: their programs are had for Linux on x64 only.')
