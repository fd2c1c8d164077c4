import { execFile } from 'node:child_process'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import { Client } from 'undici'
import { closedLoop, type LoopResult, type LoopTime } from './closedLoop.ts'
import { HttpConnection } from './HttpConnection.ts'
import { Latencies, sendRequest } from './requests.ts'
import { openSender, type Protocol, type Targets } from './senders.ts'
import { imeisOf } from './Tracker.ts'

/** Seconds between two recorded positions of a tracker. */
export const EVERY_S = 1
/** Number of live maps that are open while trackers report. */
const STREAMS = 5
/** Number of reads of the last position in a second while trackers report. */
const READS_PER_S = 10

/** Trackers that report in one protocol. */
export interface TrackerLoad extends LoopTime {
  protocol: Protocol
  to: Targets
  /** Tokens with which Traccar servers forward; the dashboards read live positions with the first one. */
  tokens: readonly string[]
  /** Number of trackers; `imeisOf` returns their IMEIs. */
  trackers: number
  /** The time of the first position, in seconds since 1970. */
  begin: number
}

/** Users who all read one path of the API. */
export interface ReaderLoad extends LoopTime {
  api: string
  path: string
  tokens: readonly string[]
}

/** The figures of all trackers, the acknowledged positions of each tracker, and the p99 of the reads in ms. */
export interface TrackerResult extends LoopResult {
  acknowledged: number[]
  readP99: number
}

/** Runs trackers in a process of their own. */
export async function runTrackers(load: TrackerLoad): Promise<TrackerResult> {
  return JSON.parse(await inProcess({ trackers: load }))
}

/** Runs readers in a process of their own. */
export async function runReaders(load: ReaderLoad): Promise<LoopResult> {
  return JSON.parse(await inProcess({ readers: load }))
}

interface Job {
  trackers?: TrackerLoad
  readers?: ReaderLoad
}

/** Runs this file as a program with a job; returns its result as JSON. */
async function inProcess(job: Job): Promise<string> {
  const args = [import.meta.filename, JSON.stringify(job)]
  const { stdout } = await promisify(execFile)(process.execPath, args, { maxBuffer: 1e8 })
  return stdout
}

/** Sends one position in each report. A tracker waits for the acknowledgement before its next report. */
async function sendReports({ protocol, to, tokens, begin, ...load }: TrackerLoad): Promise<TrackerResult> {
  const trackers = imeisOf(load.trackers).map((imei) => ({ imei, acknowledged: 0 }))
  const stopReading = readDashboards(to.api, { authorization: `Bearer ${tokens[0] ?? ''}` })
  const clients = trackers.map((tracker, nth) => {
    const sender = openSender(protocol, tracker.imei, to, tokens[nth % tokens.length] ?? '')
    return {
      send: () => sender.send(begin + tracker.acknowledged * EVERY_S),
      close: () => sender.close(),
      onOk: () => (tracker.acknowledged += 1),
    }
  })
  const result = await closedLoop(clients, load)
  return { ...result, acknowledged: trackers.map(({ acknowledged }) => acknowledged), readP99: stopReading() }
}

/** Reads one path repeatedly; each user has their own connection. */
function read({ api, path, tokens, ...time }: ReaderLoad): Promise<LoopResult> {
  const { origin, pathname } = new URL(api)
  const clients = tokens.map((token) => {
    const connection = new HttpConnection(origin)
    const headers = { authorization: `Bearer ${token}`, 'accept-encoding': 'gzip' }
    return {
      send: () => connection.send({ path: pathname + path, method: 'GET', headers }),
      close: () => connection.close(),
    }
  })
  return closedLoop(clients, time)
}

/** Opens live streams and reads the last position. The returned function stops this and returns the read p99 in ms. */
function readDashboards(api: string, headers: Record<string, string>): () => number {
  const { origin, pathname } = new URL(api)
  const streams = Array.from({ length: STREAMS }, () => {
    const client = new Client(origin)
    client.dispatch(
      { path: `${pathname}/gps/stream`, method: 'GET', headers },
      { onResponseData: () => undefined, onResponseError: () => undefined },
    )
    return client
  })
  const latencies = new Latencies()
  const reading = { on: true }
  const readLast = async () => {
    while (reading.on) {
      void sendRequest(`${api}/gps/last`, headers).then((reply) => latencies.add(reply))
      await setTimeout(1_000 / READS_PER_S)
    }
  }
  void readLast()
  return () => {
    reading.on = false
    for (const client of streams) void client.destroy()
    return latencies.within(0.99)
  }
}

if (import.meta.main) {
  const { trackers, readers }: Job = JSON.parse(process.argv[2] ?? '')
  const result = trackers ? await sendReports(trackers) : readers && (await read(readers))
  process.stdout.write(JSON.stringify(result))
}
