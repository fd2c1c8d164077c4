export const speedUnits = ['kmh', 'ms', 'knot', 'mph'] as const
export type SpeedUnit = (typeof speedUnits)[number]

const factors: Record<SpeedUnit, number> = { kmh: 1, ms: 3.6, knot: 1.852, mph: 1.609344 }

/** Converts a speed to km/h. */
export function toKmh(speed: number | null, unit: SpeedUnit): number | null {
  return speed === null ? null : speed * factors[unit]
}

/** Corrects a speed in km/h that was converted from the wrong unit. */
export function convertSpeed(kmh: number | null, from: SpeedUnit, to: SpeedUnit): number | null {
  return kmh === null ? null : (kmh / factors[from]) * factors[to]
}

/** Derives the speed unit from the name of a column or property; the default is km/h. */
export function speedUnitOfName(name: string): SpeedUnit {
  if (/(?:^|_)(?:mps|ms|m_s|meter_per_second)$/.test(name) || name.includes('m/s')) return 'ms'
  if (/knots?$|(?:^|_)kn$/.test(name)) return 'knot'
  return /(?:^|_)mph$/.test(name) ? 'mph' : 'kmh'
}
