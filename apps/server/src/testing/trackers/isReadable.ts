import type { ReportedPosition } from '../../ingest/Intake.ts'

/** Returns whether every value of a position is null or a number in its range; the coordinates are at least finite. */
export function isReadable({
  lat,
  lng,
  time,
  speed,
  heading,
  altitude,
  accuracy,
  battery,
}: ReportedPosition) {
  return (
    [lat, lng].every((value) => value === null || Number.isFinite(value)) &&
    isWithin(time, Date.UTC(1995, 0, 1), Date.UTC(10_000, 0, 1)) &&
    isWithin(speed, 0, 7200) &&
    isWithin(heading, 0, 359.999_999) &&
    isWithin(altitude, -1000, 20_000) &&
    isWithin(accuracy, 0, 1_000_000) &&
    isWithin(battery, 0, 100)
  )
}

function isWithin(value: number | null, least: number, most: number): boolean {
  return value === null || (value >= least && value <= most)
}
