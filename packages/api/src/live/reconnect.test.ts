import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ApiError } from '../client/ApiError.ts'
import { backoff } from '../backoff.ts'
import { newConnection, nextConnection, type Connection, type Outcome } from './reconnect.ts'
import { usualPace } from './followPace.ts'

function failure(status: number, retryAfter: number | null = null) {
  const code = status === 0 ? 'network' : 'http'
  return new ApiError({ status, code, message: 'Gagal.', retryAfter })
}

const error = fc.constantFrom(0, 401, 403, 429, 500, 503).map((status) => failure(status))
const outcome: fc.Arbitrary<Outcome> = fc.oneof(
  fc.constant<Outcome>({ kind: 'heard' }),
  fc.constant<Outcome>({ kind: 'heldBack' }),
  fc.constant<Outcome>({ kind: 'polled' }),
  fc.constant<Outcome>({ kind: 'cut', error: null }),
  error.map((reason): Outcome => ({ kind: 'cut', error: reason })),
  error.map((reason): Outcome => ({ kind: 'listFailed', error: reason })),
)

function after(outcomes: Outcome[], from: Connection = newConnection): Connection {
  return outcomes.reduce((connection, next) => nextConnection(connection, next, usualPace), from)
}

describe('backoff', () => {
  it('returns a random delay between 0 and the limit', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 5000 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (failures, part) => {
          const wait = backoff(failures, usualPace, () => part)
          expect(wait).toBeLessThanOrEqual(Math.min(30_000, 1000 * 2 ** (failures - 1)))
          expect(wait).toBeCloseTo(part * backoff(failures, usualPace, () => 1), 6)
        },
      ),
      { numRuns: 2000 },
    )
  })
})

describe('a connection', () => {
  it('is live after an event of the stream, and not after any other outcome', () => {
    fc.assert(
      fc.property(fc.array(outcome, { minLength: 1, maxLength: 30 }), (outcomes) => {
        const heard = outcomes.at(-1)?.kind === 'heard'
        expect(after(outcomes).phase === 'live').toBe(heard)
      }),
      { numRuns: 2000 },
    )
  })

  it('never waits longer than the cap, except after 401 and 403, where it waits for the user', () => {
    fc.assert(
      fc.property(fc.array(outcome, { maxLength: 60 }), outcome, (before, last) => {
        const { wait, phase, error: shown } = after([...before, last])
        const refused = 'error' in last && [401, 403].includes(last.error?.status ?? 0)
        if (refused) expect({ wait, phase }).toEqual({ wait: Infinity, phase: 'offline' })
        else expect(wait).toBeLessThanOrEqual(usualPace.maxDelayMs)
        if (phase === 'live' || phase === 'polling') expect(shown).toBeNull()
      }),
      { numRuns: 2000 },
    )
  })

  it('polls after three stream failures in a row, and retries the stream after a minute', () => {
    const cut: Outcome = { kind: 'cut', error: null }
    const polling = after([cut, cut, cut])
    expect(polling).toMatchObject({ pollsLeft: 12, wait: 0 })
    const polled = after(
      Array.from({ length: 12 }, (): Outcome => ({ kind: 'polled' })),
      polling,
    )
    expect(polled).toMatchObject({ phase: 'polling', pollsLeft: 0 })
    expect(after([cut], polled)).toMatchObject({ phase: 'polling', pollsLeft: 12 })
    expect(after([{ kind: 'heard' }, cut], polled)).toMatchObject({ phase: 'connecting', pollsLeft: 0 })
  })

  it('polls for longer if a proxy buffers the stream', () => {
    expect(after([{ kind: 'heldBack' }]).pollsLeft).toBe(120)
  })

  it('waits at least as long as the server requests', () => {
    expect(after([{ kind: 'cut', error: failure(429, 20) }]).wait).toBe(20_000)
    expect(after([{ kind: 'listFailed', error: failure(503, 45) }]).wait).toBe(45_000)
  })

  it('is offline without a network, and connecting if the stream gets an error response', () => {
    expect(after([{ kind: 'cut', error: failure(0) }])).toMatchObject({
      phase: 'offline',
      error: { status: 0 },
    })
    expect(after([{ kind: 'cut', error: failure(500) }])).toMatchObject({ phase: 'connecting', error: null })
  })
})
