import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const readme = join(import.meta.dirname, '../../packages/api/README.md')
const home = join(import.meta.dirname, '../api-in-node/node_modules')

/**
 * Takes the script from the README of the API client, and replaces its server address by the address of the test
 * server. Writes the script beside the packed client, and returns its path. Each test passes another `name`, because
 * tests run in parallel.
 */
export function readmeScript(name: string): string {
  const [, script] = /```js\n([\s\S]+?)```/.exec(readFileSync(readme, 'utf8')) ?? []
  const origin = process.env['SIKUD_ORIGIN']
  if (!script?.includes('http://localhost:4000') || !origin)
    throw new Error('The README has no script, or SIKUD_ORIGIN is not set.')
  const path = join(home, `listVehicles-${name}.mjs`)
  writeFileSync(path, script.replaceAll('http://localhost:4000', origin))
  return path
}
