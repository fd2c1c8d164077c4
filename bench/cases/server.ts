import { loadavg } from 'node:os'
import { onDatabase } from '../databases.ts'
import { countLost, makeFleet, makeReaders, type Place } from '../ingest/fleetDatabase.ts'
import { IngestServer } from '../ingest/IngestServer.ts'
import { imeisOf } from '../ingest/Tracker.ts'
import type { LoopResult, LoopTime } from '../load/closedLoop.ts'
import { EVERY_S, runReaders, runTrackers } from '../load/runLoad.ts'
import type { Options } from '../options.ts'
import type { Case, Figures } from './Case.ts'

const DEVICES = 1_000
const READERS = 50
/**
 * Age of the first position in seconds. The trackers send faster than in real time, so with a smaller age, later
 * positions would be in the future. With an age of more than ten minutes, the server would treat the trackers as silent
 * and end their trips.
 */
const BEGIN_BEFORE_S = 240

const reads = { '/gps/last': '/gps/last', 'list of 1,000': '/device?include=vehicle,driver' }

/** Measures the real server with 1,000 trackers. Each tracker waits for an acknowledgement before its next report. */
export function ingestCases(options: Options): Case[] {
  return casesOf('ingest', options, ingest)
}

/** Measures the real server with 50 users who see the same depots; each user sends requests without a pause. */
export function readCases(options: Options): Case[] {
  return casesOf('reads', options, read)
}

type Measure = (name: string, place: Place, time: LoopTime) => Promise<Figures>

function casesOf(name: string, { rounds, seconds, databases }: Options, measure: Measure): Case[] {
  return databases.map((database) => ({
    name: `${name} ${database}`,
    rounds,
    sides: {
      async ours() {
        const time = { warmUpS: seconds / 4, seconds }
        return onDatabase(database, (title, place) => measure(title, place, time))
      },
    },
  }))
}

async function ingest(name: string, place: Place, time: LoopTime): Promise<Figures> {
  const imeis = imeisOf(DEVICES)
  const token = await makeFleet(place, imeis)
  const begin = Math.floor(Date.now() / 1_000) - BEGIN_BEFORE_S
  const { result, cpu } = await withServer(place, async (server) =>
    measured(server, () =>
      runTrackers({ reports: server.reports, api: server.api, token, trackers: DEVICES, begin }, time),
    ),
  )
  const { acknowledged } = result
  const sent = imeis.map((imei, nth) => ({
    imei,
    acknowledged: Array.from({ length: acknowledged[nth] ?? 0 }, (_, count) => begin + count * EVERY_S),
  }))
  const lost = await countLost(place, sent)
  if (lost > 0) throw new Error(`${String(lost)} acknowledged positions are missing.`)
  return {
    ...figuresOf(`ingest ${name}`, 'positions', result, cpu),
    [`ingest ${name}, read p99, ms`]: result.readP99,
  }
}

async function read(name: string, place: Place, time: LoopTime): Promise<Figures> {
  const imeis = imeisOf(DEVICES)
  await makeFleet(place, imeis)
  const tokens = await makeReaders(place, READERS)
  return withServer(place, async (server) => {
    const figures: Figures = {}
    for (const [title, path] of Object.entries(reads)) {
      const { result, cpu } = await measured(server, () =>
        runReaders({ api: server.api, path, tokens }, time),
      )
      Object.assign(figures, figuresOf(`${title} ${name}`, 'requests', result, cpu))
    }
    return figures
  })
}

async function withServer<Result>(
  place: Place,
  use: (server: IngestServer) => Promise<Result>,
): Promise<Result> {
  const server = await IngestServer.start(place)
  try {
    return await use(server)
  } finally {
    await server.stop()
  }
}

/** Runs a load; returns its result and the CPU time of the server, in seconds. */
async function measured<Result extends LoopResult>(server: IngestServer, load: () => Promise<Result>) {
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
  console.log(`${name}: load average ${loadavg()[0]?.toFixed(1) ?? ''}`)
  return {
    [`${name}, ${what}/s`]: perSecond,
    [`${name}, p50, ms`]: p50,
    [`${name}, p99, ms`]: p99,
    [`${name}, server CPU, µs each`]: (cpu / total) * 1e6,
    [`${name}, CPU of the load, cores`]: cores,
  }
}
