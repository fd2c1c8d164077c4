import type { SystemState } from '../../models.ts'
import { flag, number, optional, or, orNull, record, rows, text, word, words } from './reader.ts'

const amount = or(number, 0)
const queue = or(record({ waiting: amount, oldest_seconds: amount }), { waiting: 0, oldest_seconds: 0 })
const off = or(flag, false)
const sending = or(record({ on: off, waiting: amount, failed: amount }), { on: false, waiting: 0, failed: 0 })

/** Reads the state of the server. */
export const systemState = record<SystemState>({
  version: words,
  schema: words,
  database: record({ kind: word<SystemState['database']['kind']>(), version: words, bytes: amount }),
  disk: orNull(record({ free: number, total: number })),
  positions: record({
    minutes: rows(record({ time: text, count: number })),
    devices: optional(number),
    queue,
    outcomes: rows(record({ kind: text, count: number })),
  }),
  trips: queue,
  notifications_age_seconds: orNull(number),
  push: sending,
  mail: sending,
  days_ahead: amount,
  backup: record({
    on: off,
    made: orNull(text),
    bytes: orNull(number),
    verified: orNull(text),
    problem: orNull(text),
  }),
  servers: rows(
    record({
      host: words,
      version: words,
      started: text,
      seen: text,
      stopped: orNull(text),
      running: off,
      readers: amount,
    }),
  ),
  clock: orNull(record({ offset_seconds: number, devices: number })),
  clock_known: orNull(text),
  problems: rows(word()),
})
