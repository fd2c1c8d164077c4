import type { Frame } from './FrameReader.ts'

/**
 * What a packet is for us: `position` may carry a position, `network` names cells and wireless networks only, `report`
 * tells something that we do not use and that awaits no answer.
 */
export type PacketKind = 'login' | 'heartbeat' | 'position' | 'network' | 'time' | 'report' | 'unknown'

const known: readonly [PacketKind, readonly number[]][] = [
  ['login', [0x01]],
  ['heartbeat', [0x13, 0x23]],
  [
    'position',
    [0x10, 0x11, 0x12, 0x16, 0x17, 0x1a, 0x1e, 0x22, 0x24, 0x25, 0x26, 0x27, 0x2d, 0x31, 0x32, 0x33],
  ],
  ['position', [0x34, 0x36, 0x37, 0x38, 0x61, 0x70, 0x95, 0xa0, 0xa2, 0xa3, 0xa4]],
  ['network', [0x18, 0x19, 0x28, 0x2c, 0x2e, 0xa1, 0xa5, 0xf3]],
  ['time', [0x8a]],
  // Texts and answers to commands, questions for an address, photos.
  ['report', [0x15, 0x1f, 0x21, 0x2a, 0x35, 0x41, 0x80, 0x81, 0x82, 0x84, 0xa7, 0xfd]],
  // What sensors, batteries and the vehicle's computer say.
  ['report', [0x40, 0x65, 0x66, 0x8c, 0x94, 0x9b, 0xf1, 0xf2]],
]

const kinds = new Map(known.flatMap(([kind, numbers]) => numbers.map((number) => [number, kind] as const)))

/** Tells by its number what a packet is for us. */
export function kindOf({ number }: Pick<Frame, 'number'>): PacketKind {
  return kinds.get(number) ?? 'unknown'
}
