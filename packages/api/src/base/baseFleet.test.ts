import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { baseLastPosition, lastPosition } from '../fixtures/index.ts'
import { followFleet } from '../live/followFleet.ts'
import type { LiveFleetChanges, LiveFleetSnapshot } from '../live/KnownDevices.ts'
import type { LastPosition } from '../models.ts'
import { fakeBaseServer } from '../testing/baseServer.ts'

const start = Date.parse('2026-11-21T01:00:00Z')
const closing: (() => void)[] = []
beforeEach(() => void vi.useFakeTimers({ now: start }))
afterEach(() => {
  for (const stop of closing.splice(0)) stop()
  vi.useRealTimers()
})

/** Follows the fleet of a base server whose position and connection a test changes. */
async function follow(position: LastPosition | null) {
  const base = { position, isAway: false }
  const server = fakeBaseServer({
    getLastPosition: () =>
      base.isAway ? Promise.reject(new TypeError('Failed')) : Response.json({ data: base.position }),
  })
  const snapshots: LiveFleetSnapshot[] = []
  const changes: LiveFleetChanges[] = []
  const phases: string[] = []
  const follower = followFleet({
    client: server.client,
    onSnapshot: (snapshot) => snapshots.push(snapshot),
    onChanges: (change) => changes.push(structuredClone(change)),
    onState: ({ phase }) => phases.push(phase),
  })
  closing.push(() => follower.stop())
  await vi.advanceTimersByTimeAsync(100)
  return { ...server, base, snapshots, changes, phases }
}

describe('the live fleet of a base server', () => {
  it('is one vehicle, which the client polls every five seconds', async () => {
    const { snapshots, changes, phases, sent, strange } = await follow(lastPosition)
    expect(snapshots[0]?.positions).toMatchObject([{ device: { id: 7, name: '' }, time: lastPosition.time }])
    expect(snapshots[0]?.timesAreOfChanges).toBeUndefined()
    expect(phases).toEqual(['connecting', 'live'])
    expect(sent).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(15_000)
    expect(sent).toHaveLength(4)
    expect(changes).toEqual([])
    expect(strange).toEqual([])
  })

  it.each([{}, { time: 'tadi' }])(
    'has no time before its first change if the server sends no valid one, and then that of the change',
    async (more) => {
      const { snapshots, changes, base } = await follow({ ...baseLastPosition, ...more })
      expect(snapshots[0]).toMatchObject({ timesAreOfChanges: true, positions: [{ time: null }] })
      await vi.advanceTimersByTimeAsync(5000)
      expect(changes).toEqual([])
      base.position = { ...baseLastPosition, ...more, lat: -6.3 }
      await vi.advanceTimersByTimeAsync(5000)
      expect(changes).toHaveLength(1)
      const [position] = changes[0]?.changed ?? []
      expect(position?.lat).toBe(-6.3)
      expect(Math.abs(Date.parse(position?.time ?? '') - start - 10_000)).toBeLessThan(1500)
    },
  )

  it('does not know when a position changed that nobody watched', async () => {
    const { client, base } = await follow(baseLastPosition)
    closing[0]?.()
    await vi.advanceTimersByTimeAsync(60_000)
    base.position = { ...baseLastPosition, lat: -6.3 }
    const fleet = await client.request('listLivePositions', {})
    expect(fleet.positions).toMatchObject([{ lat: -6.3, time: null }])
  })

  it('replaces the vehicle if the server switches to another device, and starts anew if times appear', async () => {
    const { snapshots, changes, base, phases } = await follow(lastPosition)
    base.position = { ...lastPosition, device: { id: 8, name: 'Pelacak 08' } }
    await vi.advanceTimersByTimeAsync(5000)
    expect(changes[0]).toMatchObject({ changed: [{ device: { id: 8 } }], removed: [lastPosition.device?.id] })
    base.position = baseLastPosition
    await vi.advanceTimersByTimeAsync(10_000)
    expect(snapshots).toHaveLength(2)
    expect(snapshots[1]?.timesAreOfChanges).toBe(true)
    expect(phases.at(-1)).toBe('live')
  })

  it('is empty without a position', async () => {
    const { snapshots, phases } = await follow(null)
    expect(snapshots[0]?.positions).toEqual([])
    expect(phases).toEqual(['connecting', 'live'])
  })

  it('is offline while the server cannot be reached, and then live again', async () => {
    const { base, phases, sent } = await follow(lastPosition)
    base.isAway = true
    await vi.advanceTimersByTimeAsync(60_000)
    expect(phases.at(-1)).toBe('offline')
    expect(sent.length).toBeLessThan(24)
    base.isAway = false
    await vi.advanceTimersByTimeAsync(180_000)
    expect(phases.at(-1)).toBe('live')
  })

  it('shows the newest position after a failed poll', async () => {
    const { base, snapshots, changes, phases } = await follow(lastPosition)
    base.isAway = true
    await vi.advanceTimersByTimeAsync(6000)
    base.isAway = false
    base.position = { ...lastPosition, lat: -6.4 }
    await vi.advanceTimersByTimeAsync(180_000)
    // After a failure the follower polls lists for a random time, and then opens a stream again.
    expect(['live', 'polling']).toContain(phases.at(-1))
    expect([changes.at(-1)?.changed[0]?.lat, snapshots.at(-1)?.positions[0]?.lat]).toContain(-6.4)
  })

  it('tells each stream what changed, also if a list was loaded in between', async () => {
    const { client, base, changes } = await follow(lastPosition)
    base.position = { ...lastPosition, lat: -6.4 }
    await client.request('listLivePositions', {})
    await vi.advanceTimersByTimeAsync(6000)
    expect(changes.at(-1)?.changed).toMatchObject([{ lat: -6.4 }])
  })

  it('sends no request after the follower has stopped', async () => {
    const { sent } = await follow(lastPosition)
    closing[0]?.()
    const before = sent.length
    await vi.advanceTimersByTimeAsync(60_000)
    expect(sent).toHaveLength(before)
  })
})
