import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fixturePath, writeRecording } from '../testing/readFixture.ts'
import { readImportArguments } from './importArguments.ts'
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

  it('P4: exits with 1 if a point was refused, unless --partial accepts it', async () => {
    const file = fixturePath('perjalanan-cacat.csv')
    const refused = await run('--create', file)
    expect(refused).toMatchObject({ code: 1, out: expect.stringContaining('Ditolak: 8 titik') })
    expect(refused.out).toContain('baris 7: koordinat di luar bumi')
    expect(await run('--partial', file)).toMatchObject({ code: 0 })
  })

  it('F10: passes on the options for times', async () => {
    const file = await writeRecording('a.csv', 'imei,time,lat,lon\nzona,06/05/2026 08:00,-6.2,106.8\n')
    const options = ['--create', '--time-format', 'dmy', '--zone', 'Asia/Makassar']
    expect(await run(file, ...options)).toMatchObject({ code: 0 })
    const [point] = await test.database.query(
      "select start_time from gps_session s join device d on d.id = s.device_id where d.imei = 'zona'",
    )
    expect(point).toEqual({ start_time: new Date('2026-05-06T00:00:00Z') })
  })

  it('prints its usage, and rejects an invalid command line', async () => {
    expect(await run('--help')).toMatchObject({ code: 0, out: expect.stringContaining('--device NAMA') })
    expect(await run()).toMatchObject({ code: 2, err: expect.stringContaining('paling sedikit satu berkas') })
    expect(await run('a.csv', '--tidak-ada')).toMatchObject({ code: 2 })
  })

  it.each([
    [['--gap', 'lama'], '--gap'],
    [['--zone', 'Jakarta'], 'Asia/Jakarta'],
    [['--by', 'nama'], 'track-name'],
    [['--speed-unit', 'kaki'], 'ms, knots, mph'],
  ])('rejects %j', (args, message) => {
    expect(() => readImportArguments(['a.csv', ...args])).toThrow(message)
  })
})
