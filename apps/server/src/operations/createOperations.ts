import type { FastifyInstance } from 'fastify'
import type { Registry } from '@prometheus-io/client'
import type { Config } from '../config/config.ts'
import type { Database } from '../database/Database.ts'
import { Heartbeat } from './Heartbeat.ts'
import { createMetrics } from './metrics.ts'
import { atMostEvery, readSystem, REFRESH_MS } from './systemRepository.ts'

interface Operations {
  heartbeat: Heartbeat
  registry: Registry
  /** Adds the positions of a stored batch to the metrics and to the figures of the heartbeat. */
  onBatch: (batch: { positions: number; seconds: number }) => void
  watchIntake: (intake: { readonly waitingPositions: number; readonly oldestWaitingS: number }) => void
  watchApp: (app: FastifyInstance, feed: { readonly readerCount: number }) => void
}

/**
 * Creates the metrics and the heartbeat of this process; they show zeros until `watchIntake` and `watchApp` are called.
 */
export function createOperations(database: Database, { dataDir }: Pick<Config, 'dataDir'>): Operations {
  let intake: Parameters<Operations['watchIntake']>[0] | null = null
  let feed: Parameters<Operations['watchApp']>[1] | null = null
  let stored = 0
  const figures = {
    get waitingPositions() {
      return intake?.waitingPositions ?? 0
    },
    get oldestWaitingS() {
      return intake?.oldestWaitingS ?? 0
    },
    get storedPositions() {
      return stored
    },
    get liveReaders() {
      return feed?.readerCount ?? 0
    },
  }
  const metrics = createMetrics({
    database,
    figures,
    readSystem: atMostEvery(REFRESH_MS, () => readSystem(database, dataDir)),
  })
  return {
    heartbeat: new Heartbeat(database, figures),
    registry: metrics.registry,
    onBatch(batch) {
      stored += batch.positions
      metrics.onBatch(batch)
    },
    watchIntake: (watched) => void (intake = watched),
    watchApp(app, liveFeed) {
      feed = liveFeed
      metrics.observe(app)
    },
  }
}

const steps = ['info', 'debug'] as const

/**
 * Returns a function that changes the log level and returns the new level. The first call sets `info`, the second
 * `debug`, the third the configured level again.
 */
export function switchLogLevel(logs: readonly { level: string }[], configured: string): () => string {
  const levels = [configured, ...steps]
  let current = 0
  return () => {
    current = (current + 1) % levels.length
    const level = levels[current] ?? configured
    for (const log of logs) log.level = level
    return level
  }
}
