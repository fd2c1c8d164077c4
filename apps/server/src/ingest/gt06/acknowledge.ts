import { type Frame, writeFrame } from './FrameReader.ts'
import type { PacketKind } from './decodePacket.ts'
import { writeTime } from './packetFields.ts'

/**
 * Returns the acknowledgement of a packet; null if the tracker expects none. Positions are acknowledged too: some
 * trackers resend them or disconnect otherwise.
 */
export function acknowledge(frame: Frame, kind: PacketKind, now: Date): Buffer | null {
  if (kind === 'report' || kind === 'unknown') return null
  return writeFrame({ ...frame, content: kind === 'time' ? writeTime(now) : Buffer.alloc(0) })
}
