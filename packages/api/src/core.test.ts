import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const core = globSync(['*.ts', 'calls/*.ts', 'fixtures/*.ts'], { cwd: import.meta.dirname }).filter(
  (path) => !path.endsWith('.test.ts'),
)

describe('the entry point @sikud/api', () => {
  it('imports no package except openapi-fetch', () => {
    const foreign = core.flatMap((path) => {
      const text = readFileSync(new URL(path, import.meta.url), 'utf8')
      const sources = [...text.matchAll(/from '([^.'][^']*)'/g)].map(([, source]) => source)
      return sources.filter((source) => source !== 'openapi-fetch').map((source) => `${path}: ${source}`)
    })
    expect(core).toContain('createFleetClient.ts')
    expect(foreign).toEqual([])
  })
})
