import type { ExpressionSpecification } from 'maplibre-gl'

/** Returns an expression that is true if a property has one of these values. */
export function isOneOf(property: string, values: readonly string[]): ExpressionSpecification {
  return ['match', ['get', property], [...values], true, false]
}

/** Returns an expression for a width or size that grows exponentially with the zoom. */
export function grow(stops: readonly (readonly [zoom: number, px: number])[]): ExpressionSpecification {
  return ['interpolate', ['exponential', 1.4], ['zoom'], ...stops.flat()]
}
