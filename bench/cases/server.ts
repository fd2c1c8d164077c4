import { setTimeout } from 'node:timers/promises'
import { type Place, countLost, makeFleet, makeReaders, makeTokens } from '../load/fleetDatabase.ts'
import type { LoopResult, LoopTime } from '../load/closedLoop.ts'
import { onEachDatabase } from '../load/databases.ts'
import { LoadServer } from '../load/LoadServer.ts'
import { Latencies, sendRequest } from '../load/requests.ts'
import { EVERY_S, runReaders, runTrackers } from '../load/runLoad.ts'
import type { Protocol } from '../load/senders.ts'
import { imeisOf } from '../load/Tracker.ts'
import type { Case, Figures, Options } from './Case.ts'

const DEVICES = 1_000
const READERS = 50
/** One token may forward 1,000 positions a second, so the trackers behind Traccar use several. */
const TOKENS = 10
/**
 * Age of the first position in seconds. The trackers send faster than in real time, so with a smaller age, later
 * positions would be in the future. With an age of more than ten minutes, the server would treat the trackers as silent
 * and end their trips.
 */
const BEGIN_BEFORE_S = 240
/** Time in ms between two requests of the user beside the flood. */
const PACE_MS = 100

const LIST = '/device?include=vehicle,driver'
const reads = { '/gps/last': '/gps/last', 'list of 1,000': LIST }

/** Measures the real server with 1,000 trackers. Each tracker waits for an acknowledgement before its next report. */
export function ingestCases(options: Options): Case[] {
  return options.protocols.flatMap((protocol) =>
    onEachDatabase(titleOf(protocol), options, (name, place) =>
      ingest(protocol, name, place, timeOf(options)),
    ),
  )
}

/** Measures the real server with 50 users who see the same depots, and then with 50 clients of one user. */
export function readCases(options: Options): Case[] {
  return onEachDatabase('reads', options, (name, place) => read(name, place, timeOf(options)))
}

function timeOf({ seconds }: Options): LoopTime {
  return { warmUpS: seconds / 4, seconds }
}

function titleOf(protocol: Protocol): string {
  return protocol === 'osmand' ? 'ingest' : `ingest ${protocol}`
}

async function ingest(protocol: Protocol, name: string, place: Place, time: LoopTime): Promise<Figures> {
  const imeis = imeisOf(DEVICES)
  await makeFleet(place, imeis)
  const tokens = await makeTokens(place, TOKENS)
  const begin = Math.floor(Date.now() / 1_000) - BEGIN_BEFORE_S
  const { result, cpu } = await LoadServer.use(place, async (server) =>
    measured(server, () => {
      const { api, reports, gt06Port, teltonikaPort } = server
      const to = { api, reports, gt06Port, teltonikaPort }
      return runTrackers({ protocol, to, tokens, trackers: DEVICES, begin, ...time })
    }),
  )
  const sent = imeis.map((imei, nth) => ({
    imei,
    acknowledged: Array.from(
      { length: result.acknowledged[nth] ?? 0 },
      (_, count) => begin + count * EVERY_S,
    ),
  }))
  const lost = await countLost(place, sent)
  if (lost > 0) throw new Error(`${String(lost)} acknowledged positions are missing.`)
  const title = `${titleOf(protocol)} ${name}`
  return {
    ...figuresOf(title, 'positions', result, cpu),
    [`${title}, read p99, ms`]: result.readP99,
  }
}

async function read(name: string, place: Place, time: LoopTime): Promise<Figures> {
  const other = await makeFleet(place, imeisOf(DEVICES))
  const tokens = await makeReaders(place, READERS)
  return LoadServer.use(place, async (server) => {
    const figures: Figures = {}
    for (const [title, path] of Object.entries(reads)) {
      const { result, cpu } = await measured(server, () =>
        runReaders({ api: server.api, path, tokens, ...time }),
      )
      Object.assign(figures, figuresOf(`${title} ${name}`, 'requests', result, cpu))
    }
    const flood = Array.from({ length: READERS }, () => tokens[0] ?? '')
    const latencies = await besideFlood(server, other, flood, time)
    const title = `/me ${name} beside a flood of another user`
    return {
      ...figures,
      [`${title}, p50, ms`]: latencies.within(0.5),
      [`${title}, p99, ms`]: latencies.within(0.99),
    }
  })
}

/** Measures the requests of one user while the clients of another user read the list without pauses. */
async function besideFlood(server: LoadServer, token: string, flood: readonly string[], time: LoopTime) {
  const latencies = new Latencies()
  const flooding = runReaders({ api: server.api, path: LIST, tokens: flood, ...time })
  await setTimeout(time.warmUpS * 1_000)
  const headers = { authorization: `Bearer ${token}` }
  for (const end = performance.now() + time.seconds * 900; performance.now() < end; await setTimeout(PACE_MS))
    latencies.add(await sendRequest(`${server.api}/me?include=role`, headers))
  await flooding
  if (latencies.failed > 0) throw new Error(`${String(latencies.failed)} requests beside the flood failed.`)
  return latencies
}

/** Runs a load; returns its result and the CPU time of the server, in seconds. */
async function measured<Result extends LoopResult>(server: LoadServer, load: () => Promise<Result>) {
  const before = server.cpu()
  const result = await load()
  return { result, cpu: server.cpu() - before }
}

function figuresOf(
  name: string,
  what: string,
  { perSecond, p50, p99, failed, cores, total }: LoopResult,
  cpu: number,
): Figures {
  if (failed > 0) console.error(`${name}: ${String(failed)} requests failed.`)
  return {
    [`${name}, ${what}/s`]: perSecond,
    [`${name}, p50, ms`]: p50,
    [`${name}, p99, ms`]: p99,
    [`${name}, server CPU, µs each`]: (cpu / total) * 1e6,
    [`${name}, CPU of the load, cores`]: cores,
  }
}
