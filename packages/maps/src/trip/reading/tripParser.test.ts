import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { pathIndex } from '../pathIndex.ts'
import { readTrip, tripData } from '../tripData.ts'
import { serveTrips } from './serveTrips.ts'
import { sessionsIn } from './readTrips.ts'
import { tripParser, type TripWorker } from './tripParser.ts'

/** Creates mock workers that run in the same thread; messages are cloned and transferred as in a browser. */
function testWorker() {
  const state = { ended: 0, started: 0 }
  const createWorker = (): TripWorker => {
    state.started += 1
    const page = new EventTarget()
    let receive: (event: { data: Blob }) => void = () => {}
    serveTrips({
      addEventListener: (_, listener) => (receive = listener),
      postMessage: (read, bytes) => {
        const transfer = bytes.filter((buffer) => buffer instanceof ArrayBuffer)
        const data: unknown = structuredClone(read, { transfer })
        queueMicrotask(() => page.dispatchEvent(new MessageEvent('message', { data })))
      },
    })
    return {
      addEventListener: (type: string, listener: (event: never) => void) =>
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each listener gets only its own event
        page.addEventListener(type, (event) => listener(event as never)),
      postMessage: (json) => receive({ data: json }),
      terminate: () => (state.ended += 1),
    }
  }
  return { state, createWorker }
}

const place = (most: number) => fc.oneof(fc.double({ min: -most, max: most, noNaN: true }), fc.constant(null))
const point = fc.record(
  {
    lat: place(90),
    lng: place(180),
    speed: fc.integer({ min: 0, max: 150 }),
    time: fc.date({ min: new Date(0), noInvalidDate: true }).map((date) => date.toISOString()),
  },
  { requiredKeys: ['lat', 'lng'] },
)

const drive = (count: number, speed = 40) =>
  Array.from({ length: count }, (_, at) => ({ lat: -6.2 + at * 1e-4, lng: 106.8, speed }))
const blobOf = (text: string) => new Blob([text])
const answer = (...trips: object[][]) =>
  blobOf(JSON.stringify({ data: trips.map((points, id) => ({ id, start: 'x', points })) }))

describe('tripParser', () => {
  it('returns the same trips from a worker as the page would compute', async () => {
    const parse = tripParser(testWorker().createWorker)
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(point, { maxLength: 30 }), { maxLength: 4 }), async (trips) => {
        const sessions = sessionsIn(await parse(answer(...trips)))
        expect(sessions).toHaveLength(trips.length)
        sessions.forEach(({ points }, at) => {
          expect(points).toHaveLength(0)
          const raw: object[] = JSON.parse(JSON.stringify(trips[at]))
          expect(tripData(points)).toEqual(readTrip(raw))
          expect(pathIndex(tripData(points))).toEqual(pathIndex(readTrip(raw)))
        })
      }),
      { numRuns: 300 },
    )
  })

  it('parses a single session, and does not change a response without sessions', async () => {
    const parse = tripParser(testWorker().createWorker)
    const one = await parse(blobOf(JSON.stringify({ data: { id: 1, points: drive(3) } })))
    expect(sessionsIn(one).map(({ points }) => tripData(points).count)).toEqual([3])
    expect(await parse(blobOf('{"data":[{"id":1}],"message":"ok"}'))).toEqual({
      data: [{ id: 1 }],
      message: 'ok',
    })
  })

  it('returns the same points array only for an unchanged trip', async () => {
    const parse = tripParser(testWorker().createWorker)
    const [still, changed] = sessionsIn(await parse(answer(drive(9), drive(5))))
    const [again, anew] = sessionsIn(await parse(answer(drive(9), drive(5, 50))))
    expect(again?.points).toBe(still?.points)
    expect(tripData(anew?.points ?? []).speeds[0]).toBe(50)
    expect(tripData(changed?.points ?? []).speeds[0]).toBe(40)
    // Because of this property, the structural sharing of the query cache does not treat two empty arrays as equal.
    expect(Object.keys(anew?.points ?? [])).toEqual(['isStandIn'])
  })

  it('X21: distinguishes two trips whose 32-bit hashes are equal', async () => {
    const parse = tripParser(testWorker().createWorker)
    // The FNV-1a hashes of these two trips are equal.
    const trips = [
      { lat: -6.348, lng: 106.012, speed: 40 },
      { lat: -6.073, lng: 106.205, speed: 40 },
    ]
    const latitudes = async () =>
      sessionsIn(await parse(answer(...trips.map((place) => [place])))).map(
        ({ points }) => tripData(points).positions[1],
      )
    expect(await latitudes()).toEqual([-6.348, -6.073])
    expect(await latitudes()).toEqual([-6.348, -6.073])
  })

  it('terminates each worker, and parses on the page if a worker fails', async () => {
    const { state, createWorker } = testWorker()
    const parse = tripParser(createWorker)
    await parse(answer(drive(3)))
    await expect(parse(blobOf('{"data": ['))).rejects.toThrow(SyntaxError)
    expect(state).toEqual({ started: 2, ended: 2 })
    const refused = tripParser(() => {
      throw new Error('The policy of the page forbids it.')
    })
    const parsed = { data: [{ id: 0, start: 'x', points: drive(2) }] }
    expect(await refused(answer(drive(2)))).toEqual(parsed)
    const absent = tripParser(() => ({
      addEventListener: (type: string, listener: (event: never) => void) => {
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the listener ignores its event
        if (type === 'error') queueMicrotask(() => listener(undefined as never))
      },
      postMessage: () => {},
      terminate: () => {},
    }))
    expect(await absent(answer(drive(2)))).toEqual(parsed)
  })

  describe('warns the developer', () => {
    afterEach(() => {
      vi.useRealTimers()
      vi.unstubAllEnvs()
      vi.restoreAllMocks()
    })

    function watchConsole() {
      vi.stubEnv('NODE_ENV', 'development')
      return vi.spyOn(console, 'warn').mockReturnValue()
    }

    it('if the worker does not load', async () => {
      const warn = watchConsole()
      await tripParser(() => {
        throw new Error('No worker.')
      })(answer(drive(2)))
      expect(warn.mock.calls.flat().join()).toContain('The worker of tripParser did not load')
    })

    it('if the script of the worker does not call serveTrips', () => {
      const warn = watchConsole()
      vi.useFakeTimers()
      const worker = { addEventListener: () => {}, postMessage: () => {}, terminate: () => {} }
      void tripParser(() => worker)(answer(drive(2)))
      vi.advanceTimersByTime(10_000)
      expect(warn.mock.calls.flat().join()).toContain('must call serveTrips() of @sikud/maps/trips-worker')
    })
  })
})
