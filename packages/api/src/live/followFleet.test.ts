import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createFleetClient } from '../client/createFleetClient.ts'
import { livePositions } from '../fixtures/index.ts'
import type { LiveMoves } from '../models.ts'
import type { FollowState } from './reconnect.ts'
import type { LiveFleetChanges, LiveFleetSnapshot } from './KnownDevices.ts'
import { followFleet, type Follower, type FollowOptions } from './followFleet.ts'
import { followFleetIn, type FollowInOptions, type WorkerFollower } from './worker/followFleetIn.ts'
import { serveFollower } from './worker/serveFollower.ts'

type Reply = (request: IncomingMessage, response: ServerResponse) => void

// The delays are short, but the time-outs of the stream are long, because a busy machine can be slow.
const quick = {
  firstDelayMs: 5,
  maxDelayMs: 20,
  poll: 15,
  streamRetryMs: 45,
  firstEvent: 10_000,
  silence: 10_000,
}
const impatient = { ...quick, streamRetryMs: 10_000, firstEvent: 150, silence: 150 }
const open: (() => void)[] = []
afterEach(() => open.splice(0).forEach((close) => close()))

const json =
  (body: unknown, status = 200): Reply =>
  (_request, response) => {
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
  }
const fleet = (cursor = 'c0') => json({ data: livePositions, time: new Date().toISOString(), cursor })
const events =
  (...texts: string[]): Reply =>
  (_request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream' }).write(texts.join(''))
  }
const cutAfter =
  (reply: Reply): Reply =>
  (request, response) => {
    reply(request, response)
    setTimeout(() => response.destroy(), 10)
  }
const clock = `event: clock\ndata: {"time":"2026-11-20T08:04:07.250Z"}\n\n`
function moved(id: string, speed: number, device = 1) {
  const moves: LiveMoves = {
    id: [device],
    lat: [-6],
    lng: [106],
    speed: [speed],
    heading: [0],
    time: [null],
    status: ['Bergerak'],
    simulated: [false],
  }
  const changes = { time: '2026-11-20T08:04:08Z', moved: moves, changed: [], removed: [] }
  return `id: ${id}\nevent: positions\ndata: ${JSON.stringify(changes)}\n\n`
}

/** Runs the garbage collector several times, because it works in stages. */
async function clearMemory() {
  setFlagsFromString('--expose-gc')
  const collect: unknown = runInNewContext('gc')
  if (typeof collect !== 'function') throw new Error('Node.js provides no garbage collector.')
  for (let time = 0; time < 4; time += 1) {
    collect()
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

type Way = (options: FollowInOptions) => Follower

/** Follows the fleet through a fake worker in the same thread. */
function inWorker(options: FollowInOptions): WorkerFollower {
  const { port1, port2 } = new MessageChannel()
  // A real worker closes its connection to the fleet when it is terminated. This fake worker runs in the thread of the
  // test, so it must stop explicitly, or its connection stays open during other tests.
  const terminate = () => {
    port1.postMessage({ order: 'stop' })
    port1.close()
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a MessagePort has the methods that the code calls
  const worker = Object.assign(port1, { terminate }) as unknown as Worker
  serveFollower(port2)
  port1.start()
  port2.start()
  return followFleetIn(worker, options)
}

const ways: [string, Way][] = [
  ['on the page', (options: FollowOptions) => followFleet(options)],
  ['in a worker', inWorker],
]

interface Replies {
  live?: Reply[]
  stream?: Reply[]
}

/** Follows the fleet of a real HTTP server. The server sends the given replies in order, then repeats the last one. */
async function followBy(way: Way, replies: Replies, pace = quick) {
  const calls: {
    path: string
    lastEventId: string | undefined
    authorization: string | undefined
    language: string | undefined
    url: string
  }[] = []
  const queues: Record<string, Reply[]> = {
    '/gps/live': replies.live ?? [fleet()],
    '/gps/stream': replies.stream ?? [events(clock)],
  }
  const server = createServer((request, response) => {
    const { url = '', headers } = request
    const path = url.split('?')[0] ?? ''
    const lastEventId = headers['last-event-id']
    const { authorization, 'accept-language': language } = headers
    calls.push({ path, url, lastEventId: lastEventId?.toString(), authorization, language })
    const queue = queues[path] ?? []
    const reply = queue.length > 1 ? queue.shift() : queue[0]
    reply?.(request, response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  // `address()` returns an AddressInfo, because the server listens on a port and not on a pipe.
  const { port } = server.address() as AddressInfo // oxlint-disable-line typescript/no-unsafe-type-assertion
  const snapshots: LiveFleetSnapshot[] = []
  const changes: LiveFleetChanges[] = []
  const states: FollowState[] = []
  const unauthorized = vi.fn<(token: string) => void>()
  const baseUrl = `http://127.0.0.1:${port}`
  const token = 'rahasia'
  const client = createFleetClient({ baseUrl, token: () => token, onUnauthorized: unauthorized })
  const follower = way({
    client,
    baseUrl,
    token,
    onUnauthorized: unauthorized,
    pace,
    onSnapshot: (snapshot) => snapshots.push(snapshot),
    onChanges: (change) => changes.push(structuredClone(change)),
    onState: (state) => states.push(state),
  })
  open.push(() => {
    follower.stop()
    server.closeAllConnections()
    server.close()
  })
  const phases = () => states.map(({ phase }) => phase)
  const reach = (phase: string) => vi.waitFor(() => expect(phases().at(-1)).toBe(phase), { timeout: 5000 })
  const times = (path: string) => calls.filter((call) => call.path === path).length
  return { follower, calls, snapshots, changes, states, phases, reach, times, unauthorized }
}

describe.each(ways)('followFleet %s', (_name, way) => {
  const follow = (replies: Replies, pace = quick) => followBy(way, replies, pace)

  it('reads the fleet, then its changes, with the token in the header only', async () => {
    const run = await follow({ stream: [events(clock, moved('c1', 33))] })
    await vi.waitFor(() => expect(run.changes).toHaveLength(1))
    expect(run.phases()).toEqual(['connecting', 'live'])
    expect(run.snapshots[0]?.positions).toHaveLength(livePositions.length)
    expect(Array.from(run.changes[0]?.moved.id ?? [])).toEqual([1])
    expect(Array.from(run.changes[0]?.moved.speed ?? [])).toEqual([33])
    expect(run.calls.map(({ path, authorization }) => [path, authorization])).toEqual([
      ['/gps/live', 'Bearer rahasia'],
      ['/gps/stream', 'Bearer rahasia'],
    ])
    expect(run.calls.some(({ url }) => url.includes('rahasia'))).toBe(false)
  })

  it('reads only the fleet of a depot', async () => {
    const run = await followBy((options) => way({ ...options, groupId: 7 }), {})
    await run.reach('live')
    expect(run.calls.map(({ url }) => url)).toEqual(['/gps/live?group_id=7', '/gps/stream?group_id=7'])
  })

  it('resumes after the last event of a lost connection', async () => {
    const run = await follow({ stream: [cutAfter(events(clock, moved('c1', 1))), events(moved('c2', 2))] })
    await vi.waitFor(() => expect(run.changes).toHaveLength(2))
    expect(run.calls.map(({ lastEventId }) => lastEventId)).toEqual([undefined, 'c0', 'c1'])
    expect(run.phases()).toEqual(['connecting', 'live', 'connecting', 'live'])
  })

  it('reads the whole fleet again if the server cannot resume', async () => {
    const reset = events('event: reset\ndata: {}\n\n')
    const run = await follow({ live: [fleet('alt'), fleet('neu')], stream: [reset, events(clock)] })
    await run.reach('live')
    expect(run.calls.map(({ lastEventId }) => lastEventId)).toEqual([undefined, 'alt', undefined, 'neu'])
    expect(run.snapshots).toHaveLength(2)
  })

  it('reads the whole fleet again after a change of an unknown device', async () => {
    const run = await follow({ stream: [events(moved('c1', 1, 99)), events(clock)] })
    await run.reach('live')
    expect([run.times('/gps/live'), run.changes.length]).toEqual([2, 0])
  })

  it('ignores comments, unknown events and fields, and joins an event that is sent in parts', async () => {
    const [head = '', tail = ''] = moved('c1', 7).split('106')
    const pieces: Reply = (request, response) => {
      events(': hai\n\nretry: x\nnonsense\n\nevent: lain\ndata: {}\n\n', head)(request, response)
      setTimeout(() => response.write(`106${tail}`), 20)
    }
    const run = await follow({ stream: [pieces] })
    await vi.waitFor(() => expect(run.changes[0]?.moved.speed[0]).toBe(7))
  })

  it('reads the whole fleet again after an event that is not JSON', async () => {
    const run = await follow({ stream: [events('event: positions\ndata: {"time\n\n'), events(clock)] })
    await run.reach('live')
    expect(run.times('/gps/live')).toBe(2)
  })

  it.each([
    ['503', json({ message: 'Penuh.' }, 503)],
    ['an HTML page', (_: IncomingMessage, response: ServerResponse) => response.end('<html>')],
    [
      'a stream that ends at once',
      (_: IncomingMessage, response: ServerResponse) =>
        response.writeHead(200, { 'Content-Type': 'text/event-stream' }).end(),
    ],
  ])('polls if the response of the stream is %s, and later opens the stream again', async (_case, reply) => {
    const run = await follow({ stream: [reply, reply, reply, events(clock)] })
    await run.reach('polling')
    await run.reach('live')
    expect([run.times('/gps/stream'), run.times('/gps/live') >= 4]).toEqual([4, true])
  })

  it('polls if a proxy buffers the stream', async () => {
    const held: Reply = (_request, response) =>
      response.writeHead(200, { 'Content-Type': 'text/event-stream' }).flushHeaders()
    const run = await follow({ stream: [held] }, impatient)
    await run.reach('polling')
    expect(run.times('/gps/stream')).toBe(1)
  })

  it('reconnects after a silent stream', async () => {
    const run = await follow({ stream: [events(clock), events(clock, moved('c1', 1))] }, impatient)
    await vi.waitFor(() => expect(run.changes).toHaveLength(1))
    expect(run.phases()).toEqual(['connecting', 'live', 'connecting', 'live'])
  })

  it('is offline while the fleet cannot be read, then reconnects by itself', async () => {
    const run = await follow({
      live: [json({ message: 'Rusak.' }, 500), (_, response) => response.destroy(), fleet()],
    })
    await run.reach('live')
    expect(run.states.map(({ phase, error }) => [phase, error?.code])).toEqual([
      ['connecting', undefined],
      ['offline', 'http'],
      ['offline', 'network'],
      ['live', undefined],
    ])
  })

  it.each([401, 403])('sends no request after %i until the user retries', async (status) => {
    const run = await follow({ live: [json({ message: 'Tidak boleh.' }, status), fleet()] })
    await run.reach('offline')
    await new Promise((resolve) => setTimeout(resolve, 60))
    expect(run.states.at(-1)?.error).toMatchObject({ status, message: 'Tidak boleh.' })
    expect([run.calls.length, run.unauthorized.mock.calls.length]).toEqual([1, status === 401 ? 1 : 0])
    run.follower.retryNow()
    await run.reach('live')
  })

  it('disconnects while paused and resumes from its cursor', async () => {
    const closed = vi.fn<() => void>()
    const first: Reply = (request, response) => {
      events(moved('c1', 1))(request, response)
      response.once('close', closed)
    }
    const run = await follow({ stream: [first, events(moved('c2', 2))] })
    await run.reach('live')
    run.follower.pause()
    await vi.waitFor(() => expect(closed).toHaveBeenCalled())
    await run.reach('paused')
    run.follower.resume()
    await vi.waitFor(() => expect(run.changes).toHaveLength(2))
    expect(run.calls.at(-1)?.lastEventId).toBe('c1')
    expect(run.times('/gps/live')).toBe(1)
  })

  it('disconnects on pause even after a garbage collection', async () => {
    const closed = vi.fn<() => void>()
    const stream: Reply = (request, response) => {
      events(clock)(request, response)
      response.once('close', closed)
    }
    const run = await follow({ stream: [stream] })
    await run.reach('live')
    await clearMemory()
    run.follower.pause()
    await vi.waitFor(() => expect(closed).toHaveBeenCalled())
  })

  it('calls no callback and sends no request after a stop', async () => {
    const run = await follow({ stream: [events(clock)] })
    await run.reach('live')
    run.follower.stop()
    const told = run.states.length
    await new Promise((resolve) => setTimeout(resolve, 60))
    expect([run.states.length, run.calls.length]).toEqual([told, 2])
  })
})

it('followFleetIn follows the fleet in the main thread if the worker cannot be loaded', async () => {
  const broken = (options: FollowInOptions) => {
    const worker = Object.assign(new EventTarget(), {
      postMessage: () => setTimeout(() => worker.dispatchEvent(new Event('error'))),
      terminate: vi.fn<() => void>(),
    })
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- has the methods of a worker that the code calls
    return followFleetIn(worker as unknown as Worker, options)
  }
  const run = await followBy(broken, { stream: [events(clock)] })
  await run.reach('live')
  expect(run.times('/gps/live')).toBe(1)
})

it('followFleetIn sends later requests in the language that the user has switched to', async () => {
  let follower: WorkerFollower | undefined
  const run = await followBy((options) => (follower = inWorker({ ...options, language: 'id' })), {})
  await run.reach('live')
  expect(new Set(run.calls.map(({ language }) => language))).toEqual(new Set(['id']))
  follower?.setLanguage('en')
  follower?.pause()
  follower?.resume()
  await run.reach('live')
  await vi.waitFor(() => expect(run.calls.at(-1)?.language).toBe('en'))
})
