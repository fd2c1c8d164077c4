import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeScript } from './writeScript.ts'

const readme = join(import.meta.dirname, '../../packages/api/README.md')

/**
 * Takes the script from the README of the API client, replaces its server address by the address of the test server,
 * and writes it with `writeScript`. Returns its path.
 */
export function readmeScript(name: string): string {
  const [, script] = /```js\n([\s\S]+?)```/.exec(readFileSync(readme, 'utf8')) ?? []
  const origin = process.env['SIKUD_ORIGIN']
  if (!script?.includes('http://localhost:4000') || !origin)
    throw new Error('The README has no script, or SIKUD_ORIGIN is not set.')
  return writeScript(`listVehicles-${name}`, script.replaceAll('http://localhost:4000', origin))
}
