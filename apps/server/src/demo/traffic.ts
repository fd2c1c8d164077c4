/** Minutes that Jakarta is ahead of UTC (WIB). */
export const wibOffsetMs = 7 * 3_600_000

/** How freely traffic flows at each hour of a working day in Jakarta, 1 being an empty road. */
const flowByHour = [
  1, 1, 1, 1, 0.98, 0.9, 0.7, 0.48, 0.5, 0.62, 0.7, 0.72, 0.7, 0.72, 0.7, 0.62, 0.5, 0.42, 0.45, 0.58, 0.75,
  0.88, 0.95, 1,
]

/** The flow of traffic at a moment, between 0 and 1; easier on toll roads and at weekends. */
export function flowAt(time: number, toll: boolean): number {
  const local = new Date(time + wibOffsetMs)
  const hour = local.getUTCHours()
  const part = local.getUTCMinutes() / 60
  const working = at(hour) + (at(hour + 1) - at(hour)) * part
  const isWeekend = local.getUTCDay() === 0 || local.getUTCDay() === 6
  const weekend = isWeekend ? 1 - (1 - working) * 0.5 : working
  return toll ? 1 - (1 - weekend) * 0.55 : weekend
}

function at(hour: number): number {
  return flowByHour[hour % 24] ?? 1
}
