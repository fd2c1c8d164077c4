import type { SpeedUnit } from '../../measure/speedUnit.ts'
import { isPlainObject } from '../../parse/isPlainObject.ts'
import { findLayout, type FieldText, type RecordLayout } from './buildPoint.ts'
import { type FieldRole, findName, normalizeName } from '../fieldNames.ts'
import type { ReadingNotes, ReadingOptions } from '../Reading.ts'
import { RecordingError } from '../RecordingError.ts'
import type { TimeReader } from '../TimeReader.ts'

export type Json = Record<string, unknown>

/** The fields that the properties of some objects have, by role. */
interface Fields {
  names: Partial<Record<FieldRole, string>>
  layout: RecordLayout
}

const roles: readonly FieldRole[] = [
  ...(['time', 'date', 'lat', 'lon', 'latHemisphere', 'lonHemisphere'] as const),
  ...(['speed', 'heading', 'valid', 'imei', 'vehicle', 'track'] as const),
]

/** Maximum number of remembered sets of property names; it limits the memory. */
const MAX_KNOWN = 1000

/** Maximum number of names of one role that the report shows. */
const MAX_NOTED = 5

export class JsonContext {
  readonly notes: ReadingNotes
  readonly times: TimeReader
  /** Line of the current object, in a file with one object a line. */
  fileLine: number | null = null
  private readonly options: ReadingOptions
  private readonly known = new Map<string, Fields>()
  private position = 0
  private objects = 0

  constructor(
    options: ReadingOptions,
    notes: ReadingNotes,
    times: TimeReader,
    unit: SpeedUnit | null = null,
  ) {
    this.options = unit === null ? options : { ...options, speedUnit: options.speedUnit ?? unit }
    this.notes = notes
    this.times = times
  }

  /** Returns the line of the next position, or its number. */
  nextLine(): number {
    this.position += 1
    return this.fileLine ?? this.position
  }

  nextObject(): number {
    this.objects += 1
    return this.objects
  }

  /** Finds out which property has which role. Objects of one file can have different properties. */
  fieldsOf(properties: Json): { layout: RecordLayout; text: FieldText } {
    const keys = Object.keys(properties)
    const key = keys.join('\0')
    const found = this.known.get(key) ?? this.findFields(keys, properties)
    if (this.known.size < MAX_KNOWN) this.known.set(key, found)
    const { names, layout } = found
    return {
      layout,
      text: (role) => {
        const name = names[role]
        const text = name === undefined ? '' : asText(properties[name]).trim()
        return text === '' ? null : text
      },
    }
  }

  private findFields(keys: readonly string[], properties: Json): Fields {
    const names: Fields['names'] = {}
    const single = keys.filter((name) => !Array.isArray(properties[name]))
    for (const role of roles) {
      const name = this.nameOf(role, single)
      if (name !== undefined) names[role] = name
    }
    // A single property with date and time can have the name of a date.
    names.time ??= names.date
    if (names.time === names.date) delete names.date
    if (names.time === undefined) this.refuseUnknownTime(keys, properties)
    this.noteNames(names)
    return { names, layout: findLayout(keys, (role) => names[role], this.options, this.notes) }
  }

  private noteNames(names: Fields['names']): void {
    for (const [role, name] of Object.entries(names)) {
      const noted = this.notes.columns[role]?.split(' | ') ?? []
      if (!noted.includes(name) && noted.length < MAX_NOTED) {
        this.notes.columns[role] = [...noted, name].join(' | ')
      }
    }
  }

  private nameOf(role: FieldRole, names: readonly string[]): string | undefined {
    const chosen = this.options.columns?.[role]
    if (chosen === undefined) return findName(role, names)
    return names.find((name) => normalizeName(name) === normalizeName(chosen))
  }

  /** Refuses a time in a property that nobody chose: it must not get lost. */
  private refuseUnknownTime(names: readonly string[], properties: Json): void {
    const name = names.find((one) => this.times.looksLikeTime(asText(properties[one])))
    if (name === undefined) return
    throw new RecordingError(
      `Isian "${name}" tampaknya berisi waktu, tetapi tidak dikenali. Sebutkan dengan --time, dan bentuknya dengan ` +
        '--time-format bila perlu.',
    )
  }
}

/** Returns a JSON number or string as text; empty for anything else. */
export function asText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** Returns a JSON value if it is an object; an empty object otherwise. */
export function objectOf(value: unknown): Json {
  return isPlainObject(value) ? value : {}
}
