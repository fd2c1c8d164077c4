import { RecordingError } from './RecordingError.ts'

/** The roles (meanings) that a CSV column or a JSON property can have. */
export type FieldRole =
  | 'time'
  | 'date'
  | 'lat'
  | 'lon'
  | 'latHemisphere'
  | 'lonHemisphere'
  | 'speed'
  | 'heading'
  | 'valid'
  | 'imei'
  | 'vehicle'
  | 'track'

/** Known names of columns and properties, in order of preference. */
const knownNames: Record<FieldRole, readonly string[]> = {
  time: words(
    'time ts timestamp datetime date_time gps_time fix_time fixtime device_time recorded_at utc when tst',
    'timestampms timestamp_ms utc_time time_utc utc_datetime datetime_utc local_time time_gmt gmt',
    'epoch_s epoch_ms epoch unixtime unix_time waktu waktu_gps tanggal_waktu waktu_wib jam pukul',
  ),
  date: words('date gps_date utc_date date_utc local_date fix_date tanggal tgl'),
  lat: words('lat latitude gps_lat lintang y latitude_n/s latitude_ns latitudee7 latitude_e7 late7 lat_e7'),
  lon: words(
    'lon lng long longitude gps_lon gps_lng bujur x longitude_e/w longitude_ew',
    'longitudee7 longitude_e7 lone7 lon_e7 lnge7 lng_e7',
  ),
  latHemisphere: words('n/s n_s ns lat_dir lat_direction latitude_direction'),
  lonHemisphere: words('e/w e_w ew lon_dir lng_dir lon_direction longitude_direction'),
  speed: words(
    'gps_speed_kmh speed_kmh speed_kph speed_km_h speed_km/h kmh kph gps_speed speed speed_ms speed_mps speed_m_s',
    'speed_m/s speed_knots speed_kn speed_mph velocity vel obd_speed_kmh kecepatan kecepatan_kmh kecepatan_km/jam',
  ),
  heading: words('heading_deg heading course course_deg bearing direction azimuth arah cog'),
  valid: words('valid'),
  imei: words('imei device_imei unique_id uniqueid'),
  vehicle: words(
    'vehicle_id vehicleid vehicle device_id deviceid device unit_id unit tracker_id plate nopol',
    'taxi_id bus_id kendaraan id_kendaraan',
  ),
  track: words('track_id trackid track trip_id tripid trip session_id session journey_id perjalanan'),
}

function words(...lines: string[]): string[] {
  return lines.flatMap((line) => line.split(' '))
}

/** Normalises a name for comparison. */
export function normalizeName(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replaceAll(/[\s.()[\]-]+/g, '_')
    .replaceAll(/^_+|_+$/g, '')
}

/** Finds the name of the field that has a role; undefined if no name has this role. */
export function findName(role: FieldRole, names: readonly string[]): string | undefined {
  const normalized = names.map(normalizeName)
  for (const known of knownNames[role]) {
    const index = normalized.indexOf(known)
    if (index !== -1) return names[index]
  }
  return undefined
}

export type ColumnChoices = Partial<Record<FieldRole, string>>
export type ColumnIndexes = Partial<Record<FieldRole, number>> & { lat: number; lon: number }

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as: keys of an object are typed as strings
const roles = Object.keys(knownNames) as FieldRole[]

/** Matches the name of a column that probably holds times, whatever language its name is in. */
const timeLikeName = /(?:^|_)(?:time|date|datetime|timestamp|waktu|tanggal|tgl|jam|pukul|clock)(?:_|$)/

/** Finds the name of the first field whose name sounds like a time. */
export function findTimeLikeName(names: readonly string[]): string | undefined {
  return names.find((name) => timeLikeName.test(normalizeName(name)))
}

/** Checks whether the name of a field says that its times are UTC. */
export function isUtcName(name: string): boolean {
  return /(?:^|_)(?:utc|gmt)(?:_|$)/.test(normalizeName(name))
}

/**
 * Finds the column of each role. A column has the name that the user chose or, without a choice, a known name. Throws
 * `RecordingError` if a chosen column or a column with coordinates is missing.
 */
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

/** Returns the separator of a table: comma, semicolon or tab, whichever is most frequent in the header. */
export function findSeparator(headerLine: string): ',' | ';' | '\t' {
  const bare = headerLine.replaceAll(/"[^"]*"/g, '')
  const count = (separator: string) => bare.split(separator).length - 1
  if (count('\t') > count(',') && count('\t') >= count(';')) return '\t'
  return count(';') > count(',') ? ';' : ','
}
