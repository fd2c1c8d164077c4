import type { Fix } from '../TrackerReport.ts'
import { layoutOf } from './FixLayout.ts'
import type { Frame } from './FrameReader.ts'
import { kindOf, type PacketKind } from './packetKinds.ts'
import { readFix, readModularFix } from './readFix.ts'
import { readImei } from './readImei.ts'

/** What a packet says, as far as we use it. */
export interface Packet {
  kind: PacketKind
  /** Who sends it, where the packet itself says so. */
  imei: string | null
  fix: Fix | null
  /** Percent. */
  battery: number | null
}

const MODULAR = 0x70
const BATTERY_STEPS = 6
const NETWORK_STEPS = 4

/** Reads a packet; what it cannot say is null. */
export function decodePacket(frame: Frame): Packet {
  const kind = kindOf(frame)
  const said: Packet = { kind, imei: null, fix: null, battery: null }
  if (kind === 'login') return { ...said, imei: readImei(frame.content) }
  if (kind === 'heartbeat') return { ...said, battery: readBattery(frame) }
  return kind === 'position' ? { ...said, ...readPosition(frame) } : said
}

function readPosition(frame: Frame): Pick<Packet, 'imei' | 'fix'> {
  if (frame.number === MODULAR) return { imei: null, fix: readModularFix(frame.content) }
  const layout = layoutOf(frame)
  if (layout === null) return { imei: null, fix: null }
  const imei = layout.imei === undefined ? null : readImei(frame.content, layout.imei)
  return { imei, fix: readFix(frame.content, layout) }
}

/** The plain heartbeat has a step from 0 to 6, and the network's from 0 to 4; others have two bytes of voltage there. */
function readBattery({ number, content }: Frame): number | null {
  const [, step = Infinity, network = Infinity] = content
  if (number !== 0x13 || content.length !== 5 || step > BATTERY_STEPS || network > NETWORK_STEPS) return null
  return Math.round((step / BATTERY_STEPS) * 100)
}
