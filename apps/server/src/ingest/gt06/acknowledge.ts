import { type Frame, writeFrame } from './FrameReader.ts'
import type { PacketKind } from './decodePacket.ts'
import { writeTime } from './packetFields.ts'

/**
 * Returns the acknowledgement of a packet; null if the tracker does not expect one. Positions are acknowledged too,
 * because some trackers otherwise resend them or disconnect.
 */
export function acknowledge(frame: Frame, kind: PacketKind, now: Date): Buffer | null {
  if (kind === 'report' || kind === 'unknown') return null
  return writeFrame({ ...frame, content: kind === 'time' ? writeTime(now) : Buffer.alloc(0) })
}
