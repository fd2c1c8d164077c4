import type { ReportedPosition, Signals, TrackerProtocol } from '../Intake.ts'

/** A message of a tracker. */
export interface TrackerMessage {
  /** The IMEI with which the tracker names itself; null in other messages. */
  imei: string | null
  positions: readonly ReportedPosition[]
  /** Battery level in percent of a message without a position; null if it has none. */
  battery: number | null
  /** What a message without a position says. */
  signals: readonly Signals[]
  /** Returns the acknowledgement, which is sent after the message is stored; null if the tracker expects none. */
  answer: (now: Date) => Buffer | null
}

/** Splits the bytes of one connection into messages. */
export interface MessageReader {
  /** Number of bytes since the last message that belong to no message. */
  readonly strayBytes: number
  /** Returns the messages that are complete; null if the connection must be closed. Never throws. */
  read(chunk: Buffer): TrackerMessage[] | null
}

/** What a protocol over TCP does in its own way. */
export interface Dialect {
  protocol: TrackerProtocol
  createReader: () => MessageReader
  /** Tells an unregistered tracker that it is not accepted, before the connection is closed. */
  refusal?: Buffer
}
