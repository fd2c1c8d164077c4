/** The part of a map feature that the filters and labels of our layers read: its properties and its geometry type. */
export interface FeatureInput {
  properties: Readonly<Record<string, unknown>> | null
  type: string
}

/** Evaluates a MapLibre expression; throws an error for an operator that our own layers do not use. */
export function evaluate(expression: unknown, feature: FeatureInput, zoom: number): unknown {
  if (!Array.isArray(expression)) return expression
  const [operator, ...parts]: unknown[] = expression
  const value = (part: unknown) => evaluate(part, feature, zoom)
  switch (operator) {
    case 'get':
      return feature.properties?.[String(parts[0])] ?? null
    case 'has':
      return feature.properties?.[String(parts[0])] !== undefined
    case 'geometry-type':
      return feature.type
    case '==':
      return value(parts[0]) === value(parts[1])
    case '!':
      return value(parts[0]) !== true
    case 'all':
      return parts.every((part) => value(part) === true)
    case 'coalesce':
      return parts.map(value).find((found) => found !== null) ?? null
    case 'case':
      return value(value(parts[0]) === true ? parts[1] : parts[2])
    case 'match': {
      const [input, labels, matched, fallback] = parts
      return value(Array.isArray(labels) && labels.includes(value(input)) ? matched : fallback)
    }
    case '-':
      return Number(value(parts[0])) - Number(value(parts[1]))
    case 'interpolate':
      return interpolateSize(parts.slice(2).map(Number), zoom)
    default:
      throw new Error(`The still map does not support the operator ${String(operator)}.`)
  }
}

/** Base of the exponential growth of widths and sizes; must be the same as in `grow` of `styleExpressions.ts`. */
const GROWTH_BASE = 1.4

/** Returns a width or size that grows with the zoom; `stops` contains zoom and px alternately. */
function interpolateSize(stops: readonly number[], zoom: number): number {
  const after = stops.findIndex((stop, place) => place % 2 === 0 && stop > zoom)
  if (after === 0) return stops[1] ?? 0
  if (after < 0) return stops.at(-1) ?? 0
  const [fromZoom = 0, from = 0, toZoom = 0, to = 0] = stops.slice(after - 2, after + 2)
  const part = (GROWTH_BASE ** (zoom - fromZoom) - 1) / (GROWTH_BASE ** (toZoom - fromZoom) - 1)
  return from + (to - from) * part
}

/** Returns a colour of one of our layers as it is, because these colours are constants and not expressions. */
export function constantColour(colour: unknown): string {
  return typeof colour === 'string' ? colour : 'transparent'
}
