import { expect, it } from 'vitest'
import { tripData } from '../../trip/tripData.ts'
import { getContrastRatio } from '@mui/material/styles'
import { defaultColours } from '../../look/mapColours.ts'
import { streetColours } from '../../look/streetColours.ts'
import { pathFeatures, pathLayers } from './pathLayers.ts'

const pointAt = (index: number, speed: number | null) => ({
  lat: -6.2 + (index % 2) * 0.01,
  lng: 106.8 + index * 0.01,
  speed,
  status: null,
})

it('pathFeatures returns one line for each stretch of a speed band, without gaps between the lines', () => {
  const speeds = [10, 10, 50, 90, null, 10]
  const { features } = pathFeatures(tripData(speeds.map((speed, index) => pointAt(index, speed))))
  const lines = features.filter(({ properties }) => properties?.['band'] !== undefined)
  expect(lines.map(({ properties }) => properties?.['band'])).toEqual([0, 2, 4, 5])
  const ends = lines.map(({ geometry }) => {
    const places = 'coordinates' in geometry ? geometry.coordinates : []
    return [places[0], places.at(-1)]
  })
  for (const [place, [start]] of ends.slice(1).entries()) expect(start).toEqual(ends[place]?.[1])
  // The whole way, for the chevrons, and the two ends.
  expect(features).toHaveLength(lines.length + 3)
})

it.each(['light', 'dark'] as const)(
  'the outline of the path has a contrast of 3:1 to all that the %s map draws below it',
  (scheme) => {
    const { casing, land, water } = defaultColours[scheme]
    const { green, built, building, minor, major, highway } = streetColours[scheme]
    for (const ground of [land, water, green, built, building, minor, major, highway])
      expect(getContrastRatio(casing, ground), ground).toBeGreaterThanOrEqual(3)
  },
)

it('the path is in full colour until it is played, and then dimmed, not dashed', () => {
  const paints = (isDimmed: boolean) =>
    pathLayers(defaultColours.light, isDimmed)
      .filter(({ type }) => type === 'line')
      .map(({ paint }) => JSON.stringify(paint))
  expect(paints(false).every((paint) => paint.includes('"line-opacity":1'))).toBe(true)
  expect(paints(true).every((paint) => /"line-opacity":0\.\d/.test(paint))).toBe(true)
  expect(paints(true).join()).not.toContain('dash')
})
