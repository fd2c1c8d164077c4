import { findName, normalizeName, type FieldRole } from './fieldNames.ts'
import { RecordingError } from './RecordingError.ts'

export type ColumnChoices = Partial<Record<FieldRole, string>>
export type ColumnIndexes = Partial<Record<FieldRole, number>> & { lat: number; lon: number }

const roles: readonly FieldRole[] = ['time', 'lat', 'lon', 'speed', 'heading', 'imei', 'vehicle', 'track']

/** Finds which column means what: the ones chosen by name first, the rest by the names in use. Throws when this is no recording. */
export function findColumns(header: readonly string[], choices: ColumnChoices): ColumnIndexes {
  const indexes: Partial<Record<FieldRole, number>> = {}
  for (const role of roles) {
    const chosen = choices[role]
    const name = chosen ?? findName(role, header)
    if (name === undefined) continue
    const index = header.findIndex((column) => normalizeName(column) === normalizeName(name))
    if (index === -1) {
      throw new RecordingError(`Kolom "${name}" (--${role}) tidak ada. Kolom yang ada: ${header.join(', ')}.`)
    }
    indexes[role] = index
  }
  const { lat, lon } = indexes
  if (lat === undefined || lon === undefined) {
    throw new RecordingError(
      `Tabel ini bukan rekaman perjalanan: tidak ada kolom lintang dan bujur. Kolom yang ada: ${header.join(', ')}. ` +
        'Bila namanya lain, sebutkan dengan --lat dan --lon.',
    )
  }
  return { ...indexes, lat, lon }
}

/** The separator of a table, judged by its header: the one of comma, semicolon and tab that occurs most. */
export function findSeparator(headerLine: string): ',' | ';' | '\t' {
  const bare = headerLine.replaceAll(/"[^"]*"/g, '')
  const count = (separator: string) => bare.split(separator).length - 1
  if (count('\t') > count(',') && count('\t') >= count(';')) return '\t'
  return count(';') > count(',') ? ';' : ','
}
