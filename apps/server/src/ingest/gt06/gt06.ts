import type { Dialect, MessageReader, TrackerMessage } from '../tcp/Dialect.ts'
import { acknowledge, decodePacket } from './decodePacket.ts'
import { FrameReader } from './FrameReader.ts'

/** Reads the packets of one GT06 tracker. */
class PacketReader implements MessageReader {
  private readonly frames = new FrameReader()

  get strayBytes(): number {
    return this.frames.strayBytes
  }

  read(chunk: Buffer): TrackerMessage[] {
    return this.frames.read(chunk).map((frame) => {
      const { kind, imei, position, battery, signals } = decodePacket(frame)
      return {
        imei,
        positions: position ? [position] : [],
        battery,
        signals: signals ? [signals] : [],
        answer: (now) => acknowledge(frame, kind, now),
      }
    })
  }
}

export const gt06: Dialect = { protocol: 'gt06', createReader: () => new PacketReader() }
