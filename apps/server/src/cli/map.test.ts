import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { packTiles } from '../testing/streets/packTiles.ts'

const run = promisify(execFile)
const command = (...args: string[]) =>
  run(process.execPath, [join(import.meta.dirname, 'map.ts'), ...args]).catch(
    (error: unknown) => error as { stderr: string }, // oxlint-disable-line typescript/no-unsafe-type-assertion -- as: execFile rejects with the output
  )

describe('npm run map', () => {
  let folder = ''
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'sikud-map-'))
  })
  afterAll(() => rm(folder, { recursive: true }))

  it('`check` describes a street map', async () => {
    const path = join(folder, 'java.pmtiles')
    const metadata = { version: '4.14.9', 'planetiler:osm:osmosisreplicationtime': '2026-11-20T00:00:00Z' }
    const head = { metadata, minZoom: 0, maxZoom: 0, bounds: [105, -8.9, 115, -5.8] } as const
    await writeFile(path, packTiles([{ z: 0, x: 0, y: 0, content: 'land' }], head))
    expect(await command('check', path)).toMatchObject({
      stdout: expect.stringMatching(/can serve as street map.*1 tiles.*4\.14\.9.*105\.000.*of 2026-11-20/s),
    })
  })

  it.each([
    [['check', '/nowhere.pmtiles'], /^\/nowhere\.pmtiles cannot be opened/],
    [['check'], /^npm run map -- check FILE/],
    [['check', 'one', 'two'], /^npm run map -- check FILE/],
    [['get'], /^npm run map -- check FILE/],
  ])('refuses %j with a clear message', async (args, message) => {
    expect(await command(...args)).toMatchObject({ code: 1, stderr: expect.stringMatching(message) })
  })
})
