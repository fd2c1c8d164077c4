import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

const home = join(import.meta.dirname, '../api-in-node/node_modules')

/**
 * Writes a script beside the packed client, so that it can import the client; returns the path of the script. Tests run
 * in parallel, so each test needs another `name`.
 */
export function writeScript(name: string, text: string): string {
  const path = join(home, `${name}.mjs`)
  writeFileSync(path, text)
  return path
}
