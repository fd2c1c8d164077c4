import type { CallOptions, FleetClient } from '../client/createFleetClient.ts'
import type { LiveChanges, LiveFleet, LivePosition } from '../models.ts'
import type { BaseAnswers } from './baseAnswers.ts'

/** Time in ms between two requests for the last position. */
const POLL_MS = 5_000
/** If the last position was requested longer ago, nobody knows when it changed. */
const WATCHED_MS = 30_000

/** The last position as a fleet, and what a change of it means. */
interface Seen {
  /** The position as text, to find changes. */
  text: string
  /** Time of the response in epoch ms. */
  at: number
  /** Time of the last change that this client saw, in epoch ms; undefined before the first one. */
  changedAt: number | undefined
  positions: LivePosition[]
  timesAreOfChanges: boolean
}

/** Answers the operations of the live fleet with the last position of a base server: a fleet of one vehicle. */
export function baseFleet(client: FleetClient): BaseAnswers {
  let seen: Seen | undefined

  async function look({ signal }: CallOptions): Promise<Seen> {
    const position = await client.request('getLastPosition', {}, { signal })
    const now = client.serverNow()
    const text = JSON.stringify(position)
    const isWatched = seen !== undefined && now - seen.at < WATCHED_MS
    const changedAt = !isWatched ? undefined : seen?.text === text ? seen.changedAt : now
    if (position === null)
      return (seen = { text, at: now, changedAt, positions: [], timesAreOfChanges: false })
    const { lat, lng, status, time, contact, device, vehicle = null, simulated } = position
    const isTimed = !Number.isNaN(Date.parse(time ?? ''))
    const only: LivePosition = {
      // The device name stays empty, so that the page shows "—" if the vehicle has no name.
      device: { id: device?.id ?? 'last', name: '' },
      vehicle,
      driver: null,
      lat,
      lng,
      speed: null,
      heading: null,
      time: isTimed ? (time ?? null) : changedAt === undefined ? null : timeOf(changedAt),
      status,
      simulated: simulated === true,
      ...(contact !== undefined && { contact }),
    }
    return (seen = { text, at: now, changedAt, positions: [only], timesAreOfChanges: !isTimed })
  }

  return {
    getLastPosition: (_input, call) => client.request('getLastPosition', {}, call),
    async listLivePositions(_input, call): Promise<LiveFleet> {
      const { positions, timesAreOfChanges, at } = await look(call)
      return { positions, time: timeOf(at), cursor: 'last', timesAreOfChanges }
    },
    /** Polls, and sends what changed as events of a stream, so that followers need no other way to poll. */
    async streamPositions(_input, { signal }) {
      // Fails here and not in the stream, so that the follower knows why.
      if (seen === undefined || client.serverNow() - seen.at > POLL_MS) await look({ signal })
      const stopped = new AbortController()
      const ended = AbortSignal.any([stopped.signal, ...(signal ? [signal] : [])])
      let isOpened = false
      return new ReadableStream<Uint8Array>(
        {
          async pull(controller) {
            const before = seen
            if (isOpened) await delay(POLL_MS, ended)
            const after = isOpened || before === undefined ? await look({ signal: ended }) : before
            isOpened = true
            controller.enqueue(new TextEncoder().encode(eventOf(before, after)))
          },
          cancel: () => stopped.abort(),
        },
        { highWaterMark: 0 },
      )
    },
  }
}

/** Returns the event that leads from one position to the next. */
function eventOf(before: Seen | undefined, after: Seen): string {
  const time = timeOf(after.at)
  // Only a new list tells what the times mean.
  if (before?.timesAreOfChanges !== after.timesAreOfChanges) return event('reset', {})
  if (before.text === after.text) return event('clock', { time })
  const ids = after.positions.map(({ device }) => device.id)
  const removed = before.positions.map(({ device }) => device.id).filter((id) => !ids.includes(id))
  const changes: LiveChanges = { time, moved: noMoves, changed: after.positions, removed }
  return event('positions', changes)
}

const event = (name: string, data: object) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`

const noMoves: LiveChanges['moved'] = {
  id: [],
  lat: [],
  lng: [],
  speed: [],
  heading: [],
  time: [],
  status: [],
  simulated: [],
}

const timeOf = (ms: number) => new Date(ms).toISOString()

/** Waits; rejects if `signal` aborts. */
function delay(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(signal.reason as Error)
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop)
      resolve()
    }, ms)
    signal.addEventListener('abort', stop, { once: true })
    if (signal.aborted) stop()
  })
}
