import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fixturePath } from '../testing/readFixture.ts'
import { createTestDatabase, type TestDatabase } from '../testing/createTestDatabase.ts'

const program = fileURLToPath(new URL('import.ts', import.meta.url))

describe('npm run import', () => {
  let test: TestDatabase
  beforeAll(async () => {
    test = await createTestDatabase()
  })
  afterAll(() => test.close())

  /** Runs the command while this process has the database open, as a running server does. */
  async function run(...args: string[]): Promise<{ code: number; out: string; err: string }> {
    const { dataDir, databaseUrl } = test.config
    const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '' }
    try {
      const { stdout, stderr } = await promisify(execFile)(process.execPath, [program, ...args], { env })
      return { code: 0, out: stdout, err: stderr }
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && 'stdout' in error && 'stderr' in error)) throw error
      return { code: Number(error.code), out: String(error.stdout), err: String(error.stderr) }
    }
  }

  it('imports valid files, names a rejected file, and exits with 1', async () => {
    const { code, out, err } = await run(
      fixturePath('kendaraan_meta.csv'),
      fixturePath('perjalanan-kecil.csv'),
      '--create',
    )
    expect(code).toBe(1)
    expect(err).toContain('kendaraan_meta.csv: DITOLAK. Tabel ini bukan rekaman perjalanan')
    expect(out).toContain('Diambil: 120 titik dalam 1 sesi dari 1 perangkat')
    expect(await test.database.query('select count(*) as count from gps_point')).toEqual([{ count: 120 }])
  })

  it('prints its report as JSON', async () => {
    const { code, out } = await run('--json', fixturePath('perjalanan-kecil.csv'))
    expect(code).toBe(0)
    expect(JSON.parse(out).files[0].report).toMatchObject({ taken: { points: 0 }, already: 120 })
  })

  it('F14: lists its runs and takes one back', async () => {
    const { out } = await run('--list', '--json')
    const [{ id }] = JSON.parse(out).runs
    expect(await run('--list')).toMatchObject({
      code: 0,
      out: expect.stringMatching(/perjalanan-kecil\.csv: 1 perjalanan, 120 titik, 1 perangkat baru/),
    })
    expect(await run('--undo', String(id))).toMatchObject({
      code: 0,
      out: expect.stringContaining('ditarik kembali: 1 perjalanan, 120 titik, 1 perangkat dihapus'),
    })
    expect(await run('--undo', String(id))).toMatchObject({
      code: 1,
      err: expect.stringContaining('sudah ditarik kembali'),
    })
    expect(await run('--undo', 'dua')).toMatchObject({ code: 2 })
    expect(await test.database.query('select from device')).toEqual([])
  })

  it('prints its usage, and rejects an invalid command line', async () => {
    expect(await run('--help')).toMatchObject({ code: 0, out: expect.stringContaining('--device NAMA') })
    expect(await run()).toMatchObject({ code: 2, err: expect.stringContaining('paling sedikit satu berkas') })
    expect(await run('a.csv', '--gap', 'lama')).toMatchObject({
      code: 2,
      err: expect.stringContaining('--gap'),
    })
    expect(await run('a.csv', '--tidak-ada')).toMatchObject({ code: 2 })
  })
})
