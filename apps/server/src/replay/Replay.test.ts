import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fixturePath, writeRecording } from '../testing/readFixture.ts'
import type { RecordedPoint } from '../recordings/Reading.ts'
import { createTestApp, type TestApp } from '../testing/createTestApp.ts'
import { ReplayTrack, readReplay, Replay } from './Replay.ts'

function point(minute: number, lat: number, speed: number | null): RecordedPoint {
  const time = Date.UTC(2008, 5, 6, 7, minute)
  return { line: 1, time, lat, lng: 106, speed, heading: null }
}

const at = (minute: number) => Date.UTC(2008, 5, 6, 7, minute)

describe('ReplayTrack', () => {
  const track = () =>
    new ReplayTrack('a', [point(0, 0, 30), point(1, 1, 0), point(5, 1, 0), point(20, 1, 0), point(21, 0, 50)])

  it('has no position before the recording or between its points', () => {
    const one = track()
    expect(one.positionAt(at(0) - 1)).toBeNull()
    expect(one.positionAt(at(0))).toMatchObject({ lat: 0, speed: 30, status: 'Bergerak' })
    expect(one.positionAt(at(0) + 59_000)).toBeNull()
  })

  it('reports a vehicle that stands as idle, after ten minutes as parked, and later as moving', () => {
    const one = track()
    const states = [1, 5, 20, 21].map((minute) => one.positionAt(at(minute))?.status)
    expect(states).toEqual(['Berhenti', 'Berhenti', 'Parkir', 'Bergerak'])
  })

  it('derives the heading from the points and keeps it while the vehicle stands', () => {
    const one = track()
    expect([1, 5, 21].map((minute) => one.positionAt(at(minute))?.heading)).toEqual([0, 0, 180])
  })
})

describe('Replay', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await createTestApp()
  })
  afterAll(() => test.close())

  it('shows recorded vehicles as simulated and removes them at the end', async () => {
    const person = await test.signIn(['position.view'])
    const live = async () => (await person.get('/gps/live')).body.data
    await test.database.query(`insert into device (name, imei) values ('Asli', '004401230009009')`)
    const tracks = await readReplay(fixturePath('perjalanan-kecil.csv'))
    const from = Math.min(...tracks.map(({ start }) => start))
    const startedAt = Date.now()
    let now = startedAt
    const replay = new Replay(test.database, tracks, { from, speed: 60, now: () => now })
    await replay.start()
    expect(await replay.tick()).toBe(1)
    now += 2000
    expect(await replay.tick()).toBe(1)
    const [real, shown] = await live()
    expect(real).toMatchObject({ device: { name: 'Asli' }, lat: null })
    expect(shown).toMatchObject({ device: { name: 'Putar ulang 004401230009009' }, simulated: true })
    expect(shown.speed).not.toBeNull()
    const time = Date.parse(shown.time)
    expect([time > startedAt, time <= now]).toEqual([true, true])
    now += 3_600_000
    expect(await replay.tick()).toBeNull()
    await replay.end()
    expect((await live()).map(({ device }: { device: { name: string } }) => device.name)).toEqual(['Asli'])
  })

  it('rejects a file that is not a recording', async () => {
    await expect(readReplay(fixturePath('kendaraan_meta.csv'))).rejects.toThrow(/bukan rekaman/)
    const local = await writeRecording('a.csv', 'time,lat,lon\n2026-11-16 08:00:00,-6.2,106.8\n')
    await expect(readReplay(local)).rejects.toThrow('--zone')
    const [track] = await readReplay(local, { zone: 'Asia/Jakarta' })
    expect(track?.start).toBe(Date.UTC(2026, 10, 16, 1))
  })
})
