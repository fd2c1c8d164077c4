import type { Rgba } from './trailData.ts'

/** Reads `#rrggbb` into the numbers that the graphics card takes. */
export function rgba(hex: string, alpha = 255): Rgba {
  const value = Number.parseInt(hex.replace('#', ''), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255, alpha]
}
