import { type Frame, FrameReader, checksum } from '../../apps/server/src/ingest/gt06/FrameReader.ts'
import { decodePacket, type Packet } from '../../apps/server/src/ingest/gt06/decodePacket.ts'
import { layoutOf } from '../../apps/server/src/ingest/gt06/PositionLayout.ts'
import type { Checks } from './Checks.ts'
import { readSentences, type Sentence } from './sentences.ts'

/**
 * Minimum results of the three checks at the end of `checkGt06`. These numbers were reached before, so a lower number
 * is a regression.
 */
const reached = { stated: 158, corrected: 12, located: 46 }

/**
 * Protocol number of packets that are a list of modules. The check does not compare their position with the mobile
 * cell, because `layoutOf` does not know this format.
 */
const MODULAR = 0x70

/** The packets with information, and what the server does with the kinds that it does not read. */
const INFORMATION = 0x94
const informationKinds: Record<number, string> = {
  0x00: 'voltage of the vehicle: read',
  0x04: 'text with the settings of the tracker: a signal has no place for it',
  0x05: 'doors and inputs: no page shows them',
  0x0a: 'IMEI, IMSI and ICCID: the login has the IMEI; a device stores the number of its SIM card, not its ids',
  0x0d: 'text of a fuel sensor: no page shows it',
  0x1b: 'card of the driver: read',
}

const asStated = 'as published'
const wrongChecksum = 'wrong checksum'

/** Decodes messages of real GT06 trackers, and compares them with the content that was published with them. */
export function checkGt06(root: string, checks: Checks): void {
  const sentences = readSentences(root, 'gt06')
  if (sentences.length === 0) {
    console.log('!! NO MESSAGES of GT06 trackers: GT06 was not checked.')
    return
  }
  const outcomes = Map.groupBy(sentences, outcomeOf)
  const matching = outcomes.get(asStated) ?? []
  for (const [kind, those] of Map.groupBy(sentences, kindOf)) {
    const read = matching.filter((sentence) => kindOf(sentence) === kind).length
    console.log(`  ${String(read).padStart(3)}  of ${String(those.length)} with ${kind}`)
  }
  console.log()
  for (const [outcome, those] of outcomes) {
    const which = outcome === asStated ? '' : `: ${those.map(({ n }) => n).join(', ')}`
    console.log(`  ${String(those.length).padStart(3)}  ${outcome}${which}`)
  }
  console.log('\n  packets 94 by their kind:')
  const kinds = Map.groupBy(sentences.flatMap(informationOf), (kind) => kind)
  for (const [kind, those] of [...kinds].toSorted(([a], [b]) => a - b)) {
    const name = kind.toString(16).toUpperCase().padStart(2, '0')
    console.log(
      `  ${String(those.length).padStart(3)}  ${name} ${informationKinds[kind] ?? 'not documented by a maker'}`,
    )
  }
  const stated = matching.length
  const broken = outcomes.get(wrongChecksum) ?? []
  const corrected = broken.filter(
    (sentence) => outcomeOf({ ...sentence, bytes: correctChecksum(sentence.bytes) }) === asStated,
  )
  const located = sentences.flatMap(placesOf)
  const mismatches = located.filter(({ isMatch }) => !isMatch).map(({ n }) => n)
  const all = String(sentences.length)
  checks.check(`GT06: ${String(stated)} of ${all} messages decode as published`, stated >= reached.stated)
  checks.check(
    `GT06: ${String(corrected.length)} more decode after correcting their checksum`,
    corrected.length >= reached.corrected,
  )
  checks.check(
    `GT06: ${String(located.length)} positions are in the country of their cell`,
    located.length >= reached.located && mismatches.length === 0,
    mismatches,
  )
}

/** Returns a name for the published content. The check ignores values that the server does not use. */
function kindOf({ expect }: Sentence): string {
  if (expect === 'position') return 'a position'
  return expect === 'null' ? 'nothing to store' : 'other values'
}

function outcomeOf(sentence: Sentence): string {
  const frames = new FrameReader().read(sentence.bytes)
  if (frames.length === 0) return whyNoFrame(sentence.bytes)
  const packets = frames.map(decodePacket)
  const fits = packets.every((packet) => isUnderstood(packet)) && isAsStated(sentence, packets)
  return fits ? asStated : `packet ${String(frames[0]?.number.toString(16))} with values as text`
}

function whyNoFrame(bytes: Buffer): string {
  const isLong = bytes[0] === 0x79
  const length = isLong ? bytes.readUInt16BE(2) : bytes.readUInt8(2)
  const end = (isLong ? 4 : 3) + length + 2
  if (bytes.length < end) return 'truncated'
  if (length >= 5 && bytes.length === end) return wrongChecksum
  return 'another protocol with the same first bytes, without a checksum'
}

function isUnderstood({ kind, imei, position: fix }: Packet): boolean {
  if (kind === 'unknown' || (kind === 'login' && imei === null)) return false
  return fix === null || (Math.abs(fix.lat ?? NaN) <= 90 && Math.abs(fix.lng ?? NaN) <= 180)
}

function isAsStated({ expect, position }: Sentence, packets: readonly Packet[]): boolean {
  const fixes = packets.flatMap(({ position }) => position ?? [])
  if (expect === 'null') return fixes.length === 0
  if (expect !== 'position') return true
  const [fix] = fixes
  if (!fix || fix.time === null || fix.time < Date.UTC(2010)) return false
  if (!position) return true
  const { time_utc: time, valid, lat, lon } = position
  const isMatch = Math.abs((fix.lat ?? NaN) - lat) < 1e-5 && Math.abs((fix.lng ?? NaN) - lon) < 1e-5
  return isMatch && fix.valid === valid && fix.time === Date.parse(`${time.replace(' ', 'T')}Z`)
}

/** Returns the kind of each packet with information. */
function informationOf({ bytes }: Sentence): number[] {
  const frames = new FrameReader().read(bytes)
  return frames.flatMap(({ number, content }) => (number === INFORMATION ? [content[0] ?? 0] : []))
}

/** Returns the message with a correct checksum. */
function correctChecksum(bytes: Buffer): Buffer {
  const corrected = Buffer.from(bytes)
  corrected.writeUInt16BE(checksum(bytes.subarray(2, -4)), bytes.length - 4)
  return corrected
}

/**
 * Returns for each position whether it is in the country of its mobile cell. This check also works for the many
 * messages without a published position.
 */
function placesOf({ n, bytes }: Sentence): { n: number; isMatch: boolean }[] {
  return new FrameReader().read(bytes).flatMap((frame) => {
    const isMatch = isInCellCountry(frame)
    return isMatch === null ? [] : [{ n, isMatch }]
  })
}

function isInCellCountry(frame: Frame): boolean | null {
  const layout = frame.number === MODULAR ? null : layoutOf(frame)
  const { position: fix } = decodePacket(frame)
  if (layout === null || !fix?.valid || fix.lat === null || fix.lng === null) return null
  const { lat, lng } = fix
  // Some packets have a length byte before the data of the mobile cell.
  for (const at of [layout.course + 2, layout.course + 3]) {
    const code = frame.content.length < at + 2 ? 0 : frame.content.readUInt16BE(at) & 0x7fff
    const isMatch = isInCountry(code, { lat, lng })
    if (isMatch !== null) return isMatch
  }
  return null
}

/** Rough bounds of a country: south, west, north, east. */
type Box = readonly [number, number, number, number]

const northAmerica: Box = [13, -169, 72, -52]

/** The bounds of each country, by its mobile country code. */
const boxes: Record<number, Box> = {
  232: [46, 9, 49, 18],
  246: [53, 20, 57, 27],
  302: northAmerica,
  // This box covers all longitudes, because Guam, in the west of the Pacific, has the code of the United States too.
  310: [13, -180, 72, 180],
  334: [14, -119, 33, -86],
  370: [17, -72, 20, -68],
  404: [6, 68, 36, 98],
  460: [18, 73, 54, 135],
  510: [-11, 94, 7, 142],
  520: [5, 97, 21, 106],
  640: [-12, 29, -1, 41],
  724: [-34, -74, 6, -34],
  732: [-5, -80, 14, -66],
  736: [-23, -70, -9, -57],
}

/** Returns whether a position is in the country of a mobile cell; null if the country code is unknown. */
function isInCountry(code: number, { lat, lng }: { lat: number; lng: number }): boolean | null {
  const box = boxes[code]
  if (box === undefined) return null
  const [south, west, north, east] = box
  return lat >= south && lat <= north && lng >= west && lng <= east
}
