import type { components } from '@sikud/api/schema'

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
