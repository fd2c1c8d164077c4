import { createServer } from 'node:http'
import { once } from 'node:events'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from '@prometheus-io/client'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../database/Database.ts'
import { readServerClock } from '../clock/serverClock.ts'
import { findSharedOffsets } from '../ingest/ClockCheck.ts'
import { countDaysAhead } from '../ingest/positionDays.ts'
import { type ProcessFigures, VERSION } from './Heartbeat.ts'
import { atMostEvery, type SystemFigures } from './systemRepository.ts'

const seconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** The metrics of a server, for Prometheus. */
interface Metrics {
  registry: Registry
  observe(app: FastifyInstance): void
  onBatch(batch: { positions: number; seconds: number }): void
}

interface MetricSources {
  database: Database
  figures: ProcessFigures
  readSystem: () => Promise<SystemFigures>
}

/** Creates the metrics; docs/operations.md explains them. */
export function createMetrics({ database, figures, readSystem }: MetricSources): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  const requests = new Histogram({
    name: 'sikud_http_request_seconds',
    help: 'Duration of requests by operation of the contract and status code.',
    labelNames: ['operation', 'status'],
    buckets: seconds,
    registers,
  })
  const batches = new Histogram({
    name: 'sikud_intake_batch_seconds',
    help: 'Time to store one batch of positions.',
    buckets: seconds,
    registers,
  })
  const stored = new Counter({
    name: 'sikud_intake_positions_total',
    help: 'Positions taken from trackers since the start.',
    registers,
  })
  addProcessGauges(registry, database, figures)
  addDatabaseGauges(registry, database, readSystem)
  return {
    registry,
    observe(app) {
      app.addHook('onResponse', async (request, reply) => {
        const { schema, url } = request.routeOptions
        const operation = schema?.operationId ?? url ?? 'unknown'
        // Omits the live stream, because its request lasts as long as the page is open.
        if (operation === 'streamPositions') return
        requests.observe({ operation, status: reply.statusCode }, reply.elapsedTime / 1000)
      })
    },
    onBatch(batch) {
      batches.observe(batch.seconds)
      stored.inc(batch.positions)
    },
  }
}

function addProcessGauges(registry: Registry, database: Database, figures: ProcessFigures): void {
  const gauge = gaugesOf(registry)
  gauge('sikud_intake_waiting_positions', 'Positions that wait to be stored.', () => figures.waitingPositions)
  gauge('sikud_intake_oldest_seconds', 'How long the oldest of them waits.', () => figures.oldestWaitingS)
  gauge('sikud_live_readers', 'Open live streams.', () => figures.liveReaders)
  gauge('sikud_database_waiting', 'Queries that wait for a connection.', () => database.waiting ?? 0)
  new Gauge({
    name: 'sikud_info',
    help: 'Version of the server.',
    labelNames: ['version'],
    registers: [registry],
  }).set({ version: VERSION }, 1)
}

function addDatabaseGauges(
  target: Registry,
  database: Database,
  readSystem: MetricSources['readSystem'],
): void {
  const gauge = gaugesOf(target)
  const read = async <Name extends keyof SystemFigures>(name: Name) => (await readSystem())[name]
  const figure = (key: keyof SystemFigures['figures']) => async () => (await read('figures'))[key] ?? NaN
  const daysAhead = atMostEvery(60_000, () => countDaysAhead(database, Date.now()))
  gauge('sikud_database_bytes', 'Size of the database.', figure('bytes'))
  gauge(
    'sikud_trips_waiting',
    'Devices whose new positions were not searched for trips.',
    figure('waitingTrips'),
  )
  gauge('sikud_trips_oldest_seconds', 'How long the oldest of them waits.', figure('oldestTripS'))
  gauge(
    'sikud_notifications_age_seconds',
    'Time since the last search for events.',
    figure('notificationAgeS'),
  )
  gauge('sikud_push_waiting', 'Pushes that wait to be sent.', figure('waitingPushes'))
  gauge('sikud_push_failed', 'Pushes of the last day that could not be sent.', figure('failedPushes'))
  gauge('sikud_mail_waiting', 'E-mails that wait to be sent.', figure('waitingMails'))
  gauge('sikud_mail_failed', 'E-mails that could not be sent.', figure('failedMails'))
  gauge('sikud_days_ahead', 'Days after today that have a partition for their positions.', daysAhead)
  gauge(
    'sikud_clock_offset_seconds',
    'Offset that the clocks of several trackers share; 0 without one.',
    atMostEvery(
      60_000,
      async () => ((await findSharedOffsets(database, Date.now()))[0]?.offsetMs ?? 0) / 1_000,
    ),
  )
  gauge(
    'sikud_clock_ahead',
    '1 if the clock is so far ahead that nothing is deleted; else 0.',
    atMostEvery(60_000, async () => Number((await readServerClock(database, Date.now())).isAhead)),
  )
  gauge(
    'sikud_disk_free_bytes',
    'Free bytes on the disk of DATA_DIR.',
    async () => (await read('disk'))?.free ?? NaN,
  )
  gauge('sikud_disk_bytes', 'Size of the disk of DATA_DIR.', async () => (await read('disk'))?.total ?? NaN)
  gauge('sikud_backup_age_seconds', 'Age of the last backup; NaN without one.', async () =>
    ageOf((await read('backups')).madeAt),
  )
  gauge('sikud_backup_verified_age_seconds', 'Time since a backup was verified; NaN without one.', async () =>
    ageOf((await read('backups')).verifiedAt),
  )
  const recent = new Gauge({
    name: 'sikud_positions_recent',
    help: 'Positions of this hour and the hour before, by outcome.',
    labelNames: ['outcome'],
    registers: [],
    async collect() {
      const outcomes = await read('outcomes').catch(() => [])
      this.reset()
      for (const { kind, count } of outcomes) this.set({ outcome: kind }, count)
    },
  })
  target.registerMetric(recent)
}

/**
 * Returns a function that adds a gauge. Each scrape reads the value of the gauge, which is NaN while the database does
 * not respond.
 */
function gaugesOf(registry: Registry) {
  return (name: string, help: string, read: () => number | Promise<number>) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        this.set(await Promise.resolve(read()).catch(() => NaN))
      },
    })
}

function ageOf(time: Date | null): number {
  return time === null ? NaN : (Date.now() - time.getTime()) / 1000
}

interface MetricsPort {
  port: number
  close(): Promise<void>
}

/** Serves `/metrics` on a port of this machine only; returns null if no port is configured. */
export async function listenToMetrics(port: number | null, metrics: Registry): Promise<MetricsPort | null> {
  if (port === null) return null
  const server = createServer(async (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    response.setHeader('content-type', metrics.contentType)
    response.end(await metrics.metrics())
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    async close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
