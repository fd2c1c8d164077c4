import type { SpeedUnit } from '../../measure/speedUnit.ts'
import { speedUnitOfName, toKmh } from '../../measure/speedUnit.ts'
import { parseCoordinate } from '../../parse/parseCoordinate.ts'
import { parseNumber } from '../../parse/parseNumber.ts'
import { buildPoint } from './buildPoint.ts'
import { type FieldRole, isUtcName, normalizeName } from '../fieldNames.ts'
import type { Reading, ReadingNotes, ReadingOptions } from '../Reading.ts'
import type { TimeReader } from '../TimeReader.ts'

/** How to read the values of a table row or JSON object, from the names of its fields. */
export interface RecordLayout {
  unit: SpeedUnit
  isUtc: boolean
  /** Whether the coordinates are integers in units of 1e-7 degrees. */
  isE7: boolean
}

/** Returns the text of the field that has a role; null if there is none or it is empty. */
export type FieldText = (role: FieldRole) => string | null

/** Finds out how to read records whose fields have these names. */
export function findLayout(
  names: readonly string[],
  nameOf: (role: FieldRole) => string | undefined,
  options: ReadingOptions,
  notes: ReadingNotes,
): RecordLayout {
  const unit = options.speedUnit ?? definedUnit(names)
  if (unit === null) notes.isSpeedUnitAssumed = true
  const isNamedUtc = [nameOf('time'), nameOf('date')].some((name) => name !== undefined && isUtcName(name))
  return {
    unit: unit ?? 'kmh',
    isUtc: isNamedUtc,
    isE7: normalizeName(nameOf('lat') ?? '').endsWith('e7'),
  }

  function definedUnit(all: readonly string[]): SpeedUnit | null {
    const named = speedUnitOfName(normalizeName(nameOf('speed') ?? ''))
    return named === 'kmh' ? unitOfFormat(all.map(normalizeName)) : named
  }
}

/** Names of fields that tell which program wrote a file, and the unit in which that program writes speeds. */
const programs: { names: readonly string[]; unit: SpeedUnit }[] = [
  // GPSLogger
  { names: ['time', 'accuracy', 'provider', 'speed'], unit: 'ms' },
  // Traccar's export
  { names: ['devicetime', 'fixtime', 'valid', 'speed'], unit: 'knot' },
  // Google's location history
  { names: ['latitudee7', 'longitudee7'], unit: 'ms' },
]

/** Returns the unit of speeds that a program defines; null if no known program wrote fields with these names. */
function unitOfFormat(normalized: readonly string[]): SpeedUnit | null {
  return programs.find(({ names }) => names.every((name) => normalized.includes(name)))?.unit ?? null
}

/** Values of a column that says whether a position is valid. */
const invalid = /^(?:false|0|no|no fix|void|v)$/i

/** Reads one record. */
export function buildRecord(
  line: number,
  text: FieldText,
  layout: RecordLayout,
  notes: ReadingNotes,
  times: TimeReader,
): Reading {
  const valid = text('valid')
  if (valid !== null && invalid.test(valid)) return { line, reason: 'position-invalid' }
  const date = text('date')
  return buildPoint(
    {
      line,
      deviceKey: text('imei') ?? text('vehicle') ?? text('track'),
      trackKey: text('track'),
      timeText: date === null ? (text('time') ?? '') : times.join(date, text('time') ?? ''),
      isUtc: layout.isUtc,
      lat: readCoordinate(text, 'lat', layout),
      lng: readCoordinate(text, 'lon', layout),
      speed: toKmh(parseNumber(text('speed') ?? '', true), layout.unit),
      heading: parseNumber(text('heading') ?? '', true),
    },
    notes,
    times,
  )
}

function readCoordinate(text: FieldText, axis: 'lat' | 'lon', { isE7 }: RecordLayout): number | null {
  const value = text(axis)
  if (value === null) return null
  const hemisphere = text(axis === 'lat' ? 'latHemisphere' : 'lonHemisphere')
  const read = parseCoordinate(hemisphere === null ? value : `${value} ${hemisphere}`, axis)
  return read === null || !isE7 ? read : read / 1e7
}
