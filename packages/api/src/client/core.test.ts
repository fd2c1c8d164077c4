import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const cwd = join(import.meta.dirname, '..')
const core = globSync(['__generated__/operations.ts', 'client/**/*.ts', 'fixtures/*.ts'], { cwd }).filter(
  (path) => !path.endsWith('.test.ts'),
)

describe('the entry point @sikud/api', () => {
  it('imports no package except openapi-fetch', () => {
    const foreign = core.flatMap((path) => {
      const text = readFileSync(join(cwd, path), 'utf8')
      const sources = [...text.matchAll(/from '([^.'][^']*)'/g)].map(([, source]) => source)
      return sources.filter((source) => source !== 'openapi-fetch').map((source) => `${path}: ${source}`)
    })
    expect(core).toContain('client/createFleetClient.ts')
    expect(foreign).toEqual([])
  })
})
