import { type Arbitrary, array, boolean, constant, integer, oneof, option, record, string } from 'fast-check'
import type { ExportPoint, TripExport } from '../export/TripExport.ts'
import { plainLine } from '../export/fileText.ts'

const degreesOf = (most: number) => integer({ min: -most * 1e7, max: most * 1e7 }).map((value) => value / 1e7)
const text = string({
  unit: oneof(string({ unit: 'binary', maxLength: 1 }), constant('<&">]]>')),
  maxLength: 8,
})
const moment = integer({ min: Date.UTC(1995, 0, 1), max: Date.UTC(2030, 0, 1) })

function anyPoint(time: Arbitrary<number | null>): Arbitrary<ExportPoint> {
  return record({
    lat: degreesOf(90),
    lng: degreesOf(180),
    time,
    speed: option(integer({ min: 0, max: 40_000 }).map((value) => value / 100)),
    heading: option(integer({ min: 0, max: 35_999 }).map((value) => value / 100)),
  })
}

const anyLine = oneof(
  array(anyPoint(moment), { minLength: 1, maxLength: 6 }),
  array(anyPoint(option(moment)), { minLength: 1, maxLength: 6 }),
  array(anyPoint(constant(null)), { minLength: 1, maxLength: 6 }),
)

/** Generates random trips for export, with texts that contain special characters of the file formats. */
export const anyTrip: Arbitrary<TripExport> = record({
  name: text,
  description: text,
  plate: option(text, { nil: undefined }),
  driver: option(text, { nil: undefined }),
  imei: option(text, { nil: undefined }),
  simulated: boolean(),
  lines: array(anyLine, { minLength: 1, maxLength: 2 }),
})

/** A trip whose texts contain U+FFFD and a lone surrogate. */
export const tripWithReplacementCharacter: TripExport = {
  name: 'B \uFFFD',
  description: '\uFFFD \uD800',
  simulated: false,
  lines: [[{ lat: 0, lng: 0, time: Date.UTC(1995, 0, 1), speed: null, heading: null }]],
}

/** Returns the text that a parser reads from the exported file: `text` in one line, without spaces at its ends. */
export function readText(text: string | undefined): string {
  return plainLine(text ?? '').replace(/\s+/gu, ' ')
}

/** Returns the times of points that a parser reads from the exported file. */
export function isoTimes(line: ExportPoint[]): (string | null)[] {
  return line.map(({ time }) => (time === null ? null : new Date(time).toISOString()))
}
