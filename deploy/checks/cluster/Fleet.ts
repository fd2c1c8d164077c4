import { Latencies, repeat } from '../../../bench/load/requests.ts'
import { imeisOf, Tracker } from '../../../bench/load/Tracker.ts'
import { Gt06Tracker } from './Gt06Tracker.ts'
import { PROXY } from './onLoopback.ts'
import { planDrives } from './planDrives.ts'
import { StreamReader } from './StreamReader.ts'
import { read } from './webClient.ts'

export const PHONES = 300
export const TRACKERS = 50
/** Number of phones whose vehicle drives too fast once. */
export const SPEEDERS = 30
const REPORT_EVERY_S = 5
const READS_PER_S = 10

/** All clients of the cluster; they connect through HAProxy. */
export class Fleet {
  readonly phones: Tracker[]
  readonly trackers: Gt06Tracker[]
  readonly streams: StreamReader[]
  readonly reports = new Latencies()
  readonly reads = new Latencies()
  private readonly tokens: readonly string[]
  private stops: (() => void)[] = []

  constructor(tokens: readonly string[]) {
    this.tokens = tokens
    this.streams = tokens.map((token) => new StreamReader(token))
    const driveOf = planDrives(Date.now())
    const { imeis } = Fleet
    this.phones = imeis.slice(0, PHONES).map((imei, n) => new Tracker(imei, driveOf(n < SPEEDERS ? n : null)))
    this.trackers = imeis.slice(PHONES).map((imei) => new Gt06Tracker(imei, driveOf(null)))
  }

  /** The IMEIs of a fleet. */
  static get imeis(): string[] {
    return imeisOf(PHONES + TRACKERS)
  }

  async start(): Promise<void> {
    for (const stream of this.streams) await stream.start()
    const to = `http://${PROXY}:5055/`
    this.stops = [
      repeat(PHONES / REPORT_EVERY_S, (nth) => this.phones[nth % PHONES]?.report(to, this.reports)),
      repeat(TRACKERS / REPORT_EVERY_S, (nth) => this.trackers[nth % TRACKERS]?.report()),
      repeat(READS_PER_S, (nth) => void this.readPage(nth)),
    ]
  }

  /** Stops reporting; resolves when all positions are acknowledged. */
  async finish(): Promise<void> {
    for (const stop of this.stops) stop()
    await Promise.all([...this.phones, ...this.trackers].map((tracker) => tracker.finish()))
  }

  get acknowledged(): number {
    return [...this.phones, ...this.trackers].reduce((sum, { acknowledged }) => sum + acknowledged.length, 0)
  }

  /** Sends one read request of a dashboard page. Path and user change from call to call. */
  private async readPage(nth: number): Promise<void> {
    const paths = ['/gps/last', '/device', '/gps/live', '/notification', '/gps/session']
    const begin = performance.now()
    const token = this.tokens[nth % this.tokens.length] ?? ''
    const { status } = await read(paths[nth % paths.length] ?? '', token)
    this.reads.add({ status, ms: performance.now() - begin })
  }
}
