import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'

/** Adds the records of sample.yaml to the API contract in a copy of the repository. */
export function addSample(copy: string): void {
  const sample: Record<'tags' | 'paths' | 'schemas', string> = parse(
    readFileSync(join(import.meta.dirname, 'sample.yaml'), 'utf8'),
  )
  const path = join(copy, 'openapi/fleet.yaml')
  const contract = readFileSync(path, 'utf8')
    .replace('\npaths:\n', `${sample.tags}\npaths:\n`)
    .replace('\ncomponents:\n', `${sample.paths}\ncomponents:\n`)
    .replace(/\n {4}# ── driver ──\n {4}Driver:/, (found) => `${sample.schemas}${found}`)
  writeFileSync(path, contract)
}
