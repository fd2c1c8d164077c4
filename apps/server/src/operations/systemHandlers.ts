import type { components } from '@sikud/api/schema'
import { readServerClock } from '../clock/serverClock.ts'
import type { Config } from '../config/config.ts'
import type { Handlers, Services } from '../http/operations.ts'
import { findSharedOffsets } from '../ingest/ClockCheck.ts'
import { countDaysAhead } from '../ingest/positionDays.ts'
import { ALIVE_MS, VERSION } from './Heartbeat.ts'
import { listMinutes, listRuns, type ServerRun } from './serverRuns.ts'
import { atMostEvery, readSystem, readVersions, REFRESH_MS } from './systemRepository.ts'

const RUNS_SHOWN = 20

/** The dependencies of the handler: the database and some settings. */
export interface SystemServices extends Services {
  settings: Pick<Config, 'databaseUrl' | 'dataDir' | 'backup' | 'push' | 'mail'>
}

export function systemHandlers({ database, settings }: SystemServices): Pick<Handlers, 'getSystem'> {
  const read = atMostEvery(REFRESH_MS, async () => {
    const { figures, outcomes, backups, disk } = await readSystem(database, settings.dataDir)
    const { postgres, schema } = await readVersions(database)
    const now = Date.now()
    const servers = (await listRuns(database, RUNS_SHOWN)).map((run) => ({
      ...run,
      running: isRunning(run, now),
    }))
    const running = servers.filter((run) => run.running)
    const { isAhead, knownAt } = await readServerClock(database, now)
    const [sharedOffset = null] = await findSharedOffsets(database, now)
    const state = {
      version: VERSION,
      schema,
      database: { kind: kindOf(settings), version: postgres, bytes: figures.bytes },
      disk: settings.databaseUrl === undefined ? disk : null,
      positions: {
        minutes: (await listMinutes(database)).map(({ time, count }) => ({
          time: time.toISOString(),
          count,
        })),
        devices: figures.reportingDevices,
        queue: {
          waiting: running.reduce((sum, { waitingPositions }) => sum + waitingPositions, 0),
          oldest_seconds: Math.max(0, ...running.map(({ oldestWaitingS }) => oldestWaitingS)),
        },
        outcomes,
      },
      trips: { waiting: figures.waitingTrips, oldest_seconds: figures.oldestTripS },
      notifications_age_seconds: figures.notificationAgeS,
      push: { on: settings.push !== null, waiting: figures.waitingPushes, failed: figures.failedPushes },
      mail: { on: settings.mail !== null, waiting: figures.waitingMails, failed: figures.failedMails },
      days_ahead: await countDaysAhead(database, now),
      backup: {
        on: settings.backup !== null,
        made: backups.madeAt?.toISOString() ?? null,
        bytes: backups.bytes,
        verified: backups.verifiedAt?.toISOString() ?? null,
        problem: backups.problem,
      },
      servers: servers.map(toWire),
      clock: sharedOffset && { offset_seconds: sharedOffset.offsetMs / 1_000, devices: sharedOffset.devices },
      clock_known: isAhead && knownAt !== null ? new Date(knownAt).toISOString() : null,
    }
    return { ...state, problems: findProblems(state, now) }
  })
  return { getSystem: async () => ({ data: await read() }) }
}

function kindOf({ databaseUrl }: Pick<Config, 'databaseUrl'>): 'embedded' | 'postgresql' {
  return databaseUrl === undefined ? 'embedded' : 'postgresql'
}

function isRunning({ seenAt, stoppedAt }: ServerRun, now: number): boolean {
  return stoppedAt === null && Math.abs(now - seenAt.getTime()) < ALIVE_MS
}

function toWire({
  host,
  version,
  startedAt,
  seenAt,
  stoppedAt,
  running,
  liveReaders,
}: ServerRun & { running: boolean }) {
  return {
    host,
    version,
    started: startedAt.toISOString(),
    seen: seenAt.toISOString(),
    stopped: stoppedAt?.toISOString() ?? null,
    running,
    readers: liveReaders,
  }
}

type SystemState = components['schemas']['SystemState']
type Problem = components['schemas']['SystemProblem']

const HOUR_MS = 3_600_000

/** Limits above which an operator must act; `deploy/alerts.yml` contains the same limits. */
export const limits = {
  intakeS: 30,
  tripsS: 300,
  notificationsS: 300,
  backupMs: 26 * HOUR_MS,
  freeDisk: 0.15,
  daysAhead: 2,
}

/** Returns the problems that need attention; `now` is in milliseconds since 1970. */
export function findProblems(state: Omit<SystemState, 'problems'>, now: number): Problem[] {
  const { positions, trips, notifications_age_seconds: notificationAge, backup, disk, push, mail } = state
  const isLate = backup.made === null || now - Date.parse(backup.made) > limits.backupMs
  const found: Record<Problem, boolean> = {
    intake_waits: positions.queue.oldest_seconds > limits.intakeS,
    trips_wait: trips.oldest_seconds > limits.tripsS,
    notifications_wait: notificationAge !== null && notificationAge > limits.notificationsS,
    backup_late: backup.on && isLate,
    backup_failed: backup.on && backup.problem !== null,
    backup_off: !backup.on && isLate,
    disk_low: disk !== null && disk.free < disk.total * limits.freeDisk,
    days_missing: state.days_ahead < limits.daysAhead,
    pushes_fail: push.failed > 0,
    mails_fail: mail.failed > 0,
    clock_differs: (state.clock ?? null) !== null,
    clock_ahead: (state.clock_known ?? null) !== null,
  }
  const isProblem = (name: string): name is Problem => name in found
  return Object.entries(found).flatMap(([name, isFound]) => (isFound && isProblem(name) ? [name] : []))
}
