import type { CallOptions, FleetClient } from '../client/createFleetClient.ts'
import type { LiveChanges, LiveFleet, LivePosition } from '../models.ts'
import type { BaseAnswers } from './baseAnswers.ts'
import { sleep } from './RateLimiter.ts'

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
  /** The cursor of these positions: a new one for each change. */
  cursor: string
}

/** Answers the operations of the live fleet with the last position of a base server: a fleet of one vehicle. */
export function baseFleet(client: FleetClient): BaseAnswers {
  let seen: Seen | undefined
  let changes = 0

  async function look({ signal }: CallOptions): Promise<Seen> {
    const position = await client.request('getLastPosition', {}, { signal })
    const now = client.serverNow()
    const text = JSON.stringify(position)
    const isWatched = seen !== undefined && now - seen.at < WATCHED_MS
    const changedAt = !isWatched ? undefined : seen?.text === text ? seen.changedAt : now
    const keep = (positions: LivePosition[], timesAreOfChanges: boolean) => {
      const isSame =
        JSON.stringify([seen?.positions, seen?.timesAreOfChanges]) ===
        JSON.stringify([positions, timesAreOfChanges])
      const cursor = String(isSame ? changes : (changes += 1))
      return (seen = { text, at: now, changedAt, positions, timesAreOfChanges, cursor })
    }
    if (position === null) return keep([], false)
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
    return keep([only], !isTimed)
  }

  return {
    getLastPosition: (_input, call) => client.request('getLastPosition', {}, call),
    async listLivePositions(_input, call): Promise<LiveFleet> {
      const { positions, timesAreOfChanges, at, cursor } = await look(call)
      return { positions, time: timeOf(at), cursor, timesAreOfChanges }
    },
    /** Polls, and sends what changed since the cursor as events of a stream, so that followers need no other way to poll. */
    async streamPositions({ lastEventId }, { signal }) {
      // Positions that are not those of the cursor have changed in an unknown way: the follower loads the list again.
      let before = seen?.cursor === lastEventId ? seen : undefined
      // Fails here and not in the stream, so that the follower knows why.
      let next = seen !== undefined && client.serverNow() - seen.at <= POLL_MS ? seen : await look({ signal })
      const stopped = new AbortController()
      const ended = AbortSignal.any([stopped.signal, ...(signal ? [signal] : [])])
      let isOpened = false
      return new ReadableStream<Uint8Array>(
        {
          async pull(controller) {
            if (isOpened) {
              await sleep(POLL_MS, ended)
              ended.throwIfAborted()
              next = await look({ signal: ended })
            }
            isOpened = true
            controller.enqueue(new TextEncoder().encode(eventOf(before, next)))
            before = next
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
  if (before?.timesAreOfChanges !== after.timesAreOfChanges) return event('reset', after, {})
  if (before.cursor === after.cursor) return event('clock', after, { time })
  const ids = after.positions.map(({ device }) => device.id)
  const removed = before.positions.map(({ device }) => device.id).filter((id) => !ids.includes(id))
  const changes: LiveChanges = { time, moved: noMoves, changed: after.positions, removed }
  return event('positions', after, changes)
}

const event = (name: string, { cursor }: Seen, data: object) =>
  `event: ${name}\nid: ${cursor}\ndata: ${JSON.stringify(data)}\n\n`

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
