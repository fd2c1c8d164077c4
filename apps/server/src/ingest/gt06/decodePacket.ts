import type { ReportedPosition } from '../TrackerReport.ts'
import { layoutOf } from './PositionLayout.ts'
import type { Frame } from './FrameReader.ts'
import { kindOf, type PacketKind } from './packetKinds.ts'
import { readPosition, readModularPosition } from './readPosition.ts'
import { readImei } from './readImei.ts'

/** What a packet says, as far as we use it. */
export interface Packet {
  kind: PacketKind
  /** Who sends it, where the packet itself says so. */
  imei: string | null
  position: ReportedPosition | null
  /** Percent. */
  battery: number | null
}

const MODULAR = 0x70
const BATTERY_STEPS = 6
const NETWORK_STEPS = 4

/** Reads a packet; what it cannot say is null. */
export function decodePacket(frame: Frame): Packet {
  const kind = kindOf(frame)
  const said: Packet = { kind, imei: null, position: null, battery: null }
  if (kind === 'login') return { ...said, imei: readImei(frame.content) }
  if (kind === 'heartbeat') return { ...said, battery: readBattery(frame) }
  return kind === 'position' ? { ...said, ...decodePosition(frame) } : said
}

function decodePosition(frame: Frame): Pick<Packet, 'imei' | 'position'> {
  if (frame.number === MODULAR) return { imei: null, position: readModularPosition(frame.content) }
  const layout = layoutOf(frame)
  if (layout === null) return { imei: null, position: null }
  const imei = layout.imei === undefined ? null : readImei(frame.content, layout.imei)
  return { imei, position: readPosition(frame.content, layout) }
}

/** The plain heartbeat has a step from 0 to 6, and the network's from 0 to 4; others have two bytes of voltage there. */
function readBattery({ number, content }: Frame): number | null {
  const [, step = Infinity, network = Infinity] = content
  if (number !== 0x13 || content.length !== 5 || step > BATTERY_STEPS || network > NETWORK_STEPS) return null
  return Math.round((step / BATTERY_STEPS) * 100)
}
