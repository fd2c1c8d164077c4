import { checksum } from './checksum.ts'
import type { Frame } from './FrameReader.ts'
import type { PacketKind } from './packetKinds.ts'
import { writeTime } from './readTime.ts'

/**
 * What tells a tracker that its packet arrived; null for one that awaits no answer. Positions are answered too: some
 * trackers send them again and again, or hang up, until they are.
 */
export function answerTo(frame: Frame, kind: PacketKind, now: Date): Buffer | null {
  if (kind === 'report' || kind === 'unknown') return null
  return writeFrame({ ...frame, content: kind === 'time' ? writeTime(now) : Buffer.alloc(0) })
}

function writeFrame({ isLong, number, content, serial }: Frame): Buffer {
  const head = isLong ? 4 : 3
  const length = 1 + content.length + 4
  const bytes = Buffer.alloc(head + length + 2)
  bytes.fill(isLong ? 0x79 : 0x78, 0, 2)
  if (isLong) bytes.writeUInt16BE(length, 2)
  else bytes.writeUInt8(length, 2)
  bytes.writeUInt8(number, head)
  content.copy(bytes, head + 1)
  bytes.writeUInt16BE(serial, bytes.length - 6)
  bytes.writeUInt16BE(checksum(bytes.subarray(2, -4)), bytes.length - 4)
  bytes.writeUInt16BE(0x0d0a, bytes.length - 2)
  return bytes
}
