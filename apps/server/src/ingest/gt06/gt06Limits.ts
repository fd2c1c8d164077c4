/** The limits for GT06 connections. The time-outs are in milliseconds. */
export interface Gt06Limits {
  connections: number
  /** Maximum number of connections of one network whose trackers have not logged in. */
  pending: number
  loginMs: number
  idleMs: number
}

/**
 * The limits in production. `idleMs` is longer than the time between two heartbeats of a tracker, which is a few
 * minutes.
 */
export const defaultLimits: Gt06Limits = {
  connections: 5_000,
  pending: 200,
  loginMs: 15_000,
  idleMs: 900_000,
}

/** Maximum number of bytes that a tracker may send before the login. */
export const MAX_BYTES_BEFORE_LOGIN = 1_024

/** Maximum number of bytes between two packets. Such bytes belong to no packet. */
export const MAX_STRAY_BYTES = 4_096

/** Maximum number of packets that are stored and acknowledged together. */
export const MAX_BATCH = 200

/**
 * Maximum number of bytes of acknowledgements that a tracker may leave unread. Above it, the server closes the
 * connection.
 */
export const MAX_UNREAD_BYTES = 65_536
