/** A recorded table. The tests parse it without the import's code, because they check that code. */
export interface RecordedTable {
  rows: {
    vehicle: string
    track: string
    time: number
    lat: number
    lng: number
    speed: number | null
  }[]
  /** Times of the first and the last row, in milliseconds since 1970. */
  first: number
  last: number
}

/** Parses the text of a recorded table; knows only the column names of our test recordings. */
export function tableOf(text: string): RecordedTable {
  const [header = '', ...lines] = text.trimEnd().split('\n')
  const columns = header.trim().split(',')
  const index = (...names: string[]) => columns.findIndex((column) => names.includes(column))
  const at = {
    time: index('ts', 'epoch_s'),
    lat: index('lat'),
    lng: index('lon'),
    vehicle: index('vehicle_id'),
    track: index('track_id', 'trip_id'),
    speed: index('gps_speed_kmh'),
  }
  const table: RecordedTable = { rows: [], first: Infinity, last: -Infinity }
  for (const line of lines) {
    const cells = line.trim().split(',')
    const written = cells[at.time] ?? ''
    const time = /^\d+$/.test(written) ? Number(written) * 1000 : Date.parse(written)
    const speed = cells[at.speed]
    table.rows.push({
      vehicle: cells[at.vehicle] ?? '',
      track: cells[at.track] ?? '',
      time,
      lat: Number(cells[at.lat]),
      lng: Number(cells[at.lng]),
      speed: speed === undefined || speed === '' ? null : Number(speed),
    })
    table.first = Math.min(table.first, time)
    table.last = Math.max(table.last, time)
  }
  return table
}
