import type { LivePosition } from '@sikud/api'
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { FleetStore } from './FleetStore.ts'
import { movesOf, testVehicle } from '../../testing/testVehicle.ts'

const snapshotOf = (positions: LivePosition[]) => ({ positions, serverOffset: 0 })
const shownIds = (fleet: FleetStore) =>
  Array.from(fleet.view().order, (slot) => fleet.vehicles[slot]?.device.id)

const statuses = ['Bergerak', 'Berhenti', 'Parkir', 'Tidak ada data', 'apa saja']
const vehicle = fc
  .record({
    id: fc.integer({ min: 1, max: 12 }),
    lng: fc.double({ min: -180, max: 180, noNaN: true }),
    lat: fc.option(fc.double({ min: -85, max: 85, noNaN: true })),
    status: fc.constantFrom(...statuses),
    ago: fc.option(fc.integer({ min: 0, max: 3_000_000 })),
    contactAgo: fc.option(fc.integer({ min: 0, max: 3_000_000 })),
    alarm: fc.option(fc.constantFrom('sos' as const, 'power_cut' as const)),
  })
  .map(({ id, lng, lat, status, ago, contactAgo, alarm }) =>
    testVehicle(id, lng, lat ?? 0, {
      ...(lat === null && { lat: null, lng: null }),
      status: { text: status },
      time: ago === null ? null : new Date(Date.now() - ago).toISOString(),
      contact: contactAgo === null ? null : new Date(Date.now() - contactAgo).toISOString(),
      alarm,
      alarmTime: alarm === null ? null : new Date().toISOString(),
    }),
  )
const change = fc.record({
  changed: fc.array(vehicle, { maxLength: 5 }),
  moves: fc.array(vehicle, { maxLength: 5 }),
  removed: fc.array(fc.integer({ min: 1, max: 12 }), { maxLength: 3 }),
})

const placeOf = ({ lat, lng, time, status, contact, alarm, alarmTime }: LivePosition) => ({
  lat,
  lng,
  time,
  status,
  contact,
  alarm,
  alarmTime,
})

describe('FleetStore', () => {
  it('has the same state after changes as after a snapshot of the same fleet', () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 12 }), (changes) => {
        const followed = new FleetStore()
        const known = new Map<number | string, LivePosition>()
        for (const { changed, moves, removed } of changes) {
          followed.takeChanges({ moved: movesOf(moves), changed, removed, serverOffset: 0 })
          for (const id of removed) known.delete(id)
          for (const position of changed) known.set(position.device.id, position)
          for (const move of moves) {
            const before = known.get(move.device.id)
            if (before) known.set(move.device.id, { ...before, ...placeOf(move) })
          }
        }
        const read = new FleetStore()
        read.takeSnapshot(snapshotOf([...known.values()]))
        expect(shownIds(followed)).toEqual(shownIds(read))
        expect(followed.view().counts).toEqual(read.view().counts)
        for (const id of known.keys()) {
          const [a, b] = [followed, read].map(({ columns, slotOf }, index) => {
            const slot = slotOf.call(index === 0 ? followed : read, String(id))
            return [columns.toX[slot], columns.toY[slot], columns.status[slot], columns.time[slot]]
          })
          expect(a?.[0]).toEqual(b?.[0])
          if (!Number.isNaN(a?.[0])) expect(a).toEqual(b)
        }
      }),
      { numRuns: 300 },
    )
  })

  it('positionIn keeps the unchanged fields at a move, and returns the same object until the next move', () => {
    const fleet = new FleetStore()
    const before = testVehicle(1, 106, -6)
    fleet.takeSnapshot(snapshotOf([before]))
    const after = { lat: -6.1, lng: 106.9, speed: 12.5, heading: null, time: '2026-11-20T08:04:05.250Z' }
    const moved = movesOf([{ ...before, ...after, status: { text: 'Berhenti' }, simulated: true }])
    const since = '2026-11-20T08:01:00.000Z'
    moved.statusSince = [Date.parse(since)]
    fleet.takeChanges({ moved, serverOffset: 0 })
    const { device, vehicle, driver } = before
    const position = fleet.positionIn(fleet.slotOf('1'))
    expect(position).toEqual({
      device,
      vehicle,
      driver,
      ...after,
      status: { text: 'Berhenti' },
      statusSince: since,
      simulated: true,
      contact: null,
      ignition: null,
      alarm: null,
      alarmTime: null,
    })
    expect(fleet.positionIn(fleet.slotOf('1'))).toBe(position)
    fleet.takeChanges({ moved, serverOffset: 0 })
    expect(fleet.positionIn(fleet.slotOf('1'))).not.toBe(position)
  })

  it('counts each vehicle under exactly one status', () => {
    fc.assert(
      fc.property(fc.array(vehicle, { maxLength: 12 }), (vehicles) => {
        const fleet = new FleetStore()
        fleet.takeSnapshot(snapshotOf(vehicles))
        const { counts, total } = fleet.view()
        expect(counts.reduce((sum, count) => sum + count)).toBe(total)
      }),
    )
  })

  it('removes a vehicle that is missing in a snapshot, and reuses its slot', () => {
    const fleet = new FleetStore()
    fleet.takeSnapshot(snapshotOf([testVehicle(1, 106, -6), testVehicle(2, 107, -6)]))
    const slot = fleet.slotOf('1')
    fleet.takeSnapshot(snapshotOf([testVehicle(2, 107, -6), testVehicle(3, 108, -6)]))
    expect(fleet.slotOf('1')).toBe(-1)
    fleet.takeChanges({ changed: [testVehicle(4, 108, -6)], serverOffset: 0 })
    expect(fleet.slotOf('4')).toBe(slot)
    expect(fleet.view().total).toBe(3)
  })

  it('finds vehicles by words of plate, driver and device in any order, with or without spaces', () => {
    const fleet = new FleetStore()
    fleet.takeSnapshot(snapshotOf([testVehicle(1, 106, -6), testVehicle(2, 107, -6)]))
    const sort = { key: 'plate', descending: false } as const
    for (const words of ['b1002sim', 'pengendara 2', 'PELACAK 2 l300']) {
      fleet.show({ statuses: [], words }, sort)
      expect(shownIds(fleet), words).toEqual([2])
    }
  })

  it('returns the same view object if a new filter equals the current one', () => {
    const fleet = new FleetStore()
    fleet.takeSnapshot(snapshotOf([testVehicle(1, 106, -6), testVehicle(2, 107, -6)]))
    const sort = { key: 'plate', descending: false } as const
    fleet.show({ statuses: ['moving'], words: 'l300' }, sort)
    const view = fleet.view()
    const listener = vi.fn<() => void>()
    const undo = fleet.subscribe(listener)
    fleet.show({ statuses: ['moving'], words: 'l300' }, sort)
    expect(listener).not.toHaveBeenCalled()
    expect(fleet.view()).toBe(view)
    fleet.show({ statuses: ['parked'], words: 'l300' }, sort)
    expect(listener).toHaveBeenCalledOnce()
    undo()
  })

  it('sorts by plate in natural order, by status and by age, in both directions', () => {
    const fleet = new FleetStore()
    const at = (minutes: number) => ({ time: new Date(Date.now() - minutes * 60_000).toISOString() })
    fleet.takeSnapshot(
      snapshotOf([
        testVehicle(9, 106, -6, { ...at(3), status: { text: 'Parkir' } }),
        testVehicle(1, 106, -6, { ...at(0), status: { text: 'Bergerak' } }),
        testVehicle(5, 106, -6, { ...at(1), status: { text: 'Berhenti' } }),
      ]),
    )
    const sorted = (key: 'plate' | 'status' | 'age', descending = false) => {
      fleet.show({ statuses: [], words: '' }, { key, descending })
      return shownIds(fleet)
    }
    expect(sorted('plate')).toEqual([1, 5, 9])
    expect(sorted('plate', true)).toEqual([9, 5, 1])
    expect(sorted('status')).toEqual([1, 5, 9])
    expect(sorted('age', true)).toEqual([9, 5, 1])
  })

  it('sorts by the start of the status; vehicles of unknown start are last in both directions', () => {
    const fleet = new FleetStore()
    const since = (minutes: number | null) => ({
      statusSince: minutes === null ? null : new Date(Date.now() - minutes * 60_000).toISOString(),
    })
    fleet.takeSnapshot(
      snapshotOf([
        testVehicle(1, 106, -6, since(null)),
        testVehicle(2, 106, -6, since(5)),
        testVehicle(3, 106, -6, { ...since(900), status: { text: 'Parkir' } }),
        // Silent: without data since its last position.
        testVehicle(4, 106, -6, { ...since(900), time: new Date(Date.now() - 60 * 60_000).toISOString() }),
      ]),
    )
    const sorted = (descending: boolean) => {
      fleet.show({ statuses: [], words: '' }, { key: 'since', descending })
      return shownIds(fleet)
    }
    expect(sorted(false)).toEqual([3, 4, 2, 1])
    expect(sorted(true)).toEqual([2, 4, 3, 1])
  })

  it('counts and shows the vehicles that have stood for longer than the chosen time, also while none reports', () => {
    vi.useFakeTimers()
    const fleet = new FleetStore()
    const stood = (minutes: number) => ({
      status: { text: 'Parkir' },
      speed: 0,
      statusSince: new Date(Date.now() - minutes * 60_000).toISOString(),
    })
    fleet.takeSnapshot(
      snapshotOf([
        testVehicle(1, 106, -6, stood(121)),
        testVehicle(2, 106, -6, stood(119)),
        testVehicle(3, 106, -6, { ...stood(500), status: { text: 'Bergerak' } }),
        testVehicle(4, 106, -6, { ...stood(500), statusSince: null }),
        // Silent for two days: nobody knows whether it still stands.
        testVehicle(5, 106, -6, {
          ...stood(9999),
          time: new Date(Date.now() - 2 * 86_400_000).toISOString(),
        }),
      ]),
    )
    expect(fleet.view().standing).toBe(1)
    expect(shownIds(fleet)).toHaveLength(5)
    fleet.show({ statuses: [], words: '', standing: 120 }, fleet.sort)
    expect(shownIds(fleet)).toEqual([1])
    const stop = fleet.subscribe(() => undefined)
    vi.advanceTimersByTime(61_000)
    expect(shownIds(fleet)).toEqual([1, 2])
    stop()
    vi.useRealTimers()
  })

  it('notifies listeners when a position becomes stale, although no message arrives', () => {
    vi.useFakeTimers()
    const fleet = new FleetStore()
    fleet.takeSnapshot(
      snapshotOf([testVehicle(1, 106, -6), testVehicle(2, 106, -6, { status: { text: 'Parkir' } })]),
    )
    const notifiedAfterSeconds: number[] = []
    const begin = Date.now()
    const stop = fleet.subscribe(() => notifiedAfterSeconds.push((Date.now() - begin) / 1000))
    vi.advanceTimersByTime(700_000)
    stop()
    vi.useRealTimers()
    // The first tick computes the ages; then the moving vehicle becomes stale, and later offline.
    expect(notifiedAfterSeconds).toEqual([1, 61, 601])
    expect(fleet.view().counts).toEqual([0, 0, 1, 1])
  })

  it('measures ages with the clock of the server', () => {
    const fleet = new FleetStore()
    const hourAhead = 3_600_000
    const time = new Date(Date.now() + hourAhead).toISOString()
    fleet.takeSnapshot({ positions: [testVehicle(1, 106, -6, { time })], serverOffset: hourAhead })
    expect(fleet.view().counts).toEqual([1, 0, 0, 0])
    fleet.takeSnapshot({ positions: [testVehicle(1, 106, -6, { time })], serverOffset: 2 * hourAhead })
    expect(fleet.view().counts).toEqual([0, 0, 0, 1])
  })
})
