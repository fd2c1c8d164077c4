import { expect, it } from 'vitest'
import { tripData } from '../../trip/tripData.ts'
import { pathFeatures } from './pathLayers.ts'

const pointAt = (index: number, speed: number | null) => ({
  lat: -6.2 + (index % 2) * 0.01,
  lng: 106.8 + index * 0.01,
  speed,
  status: null,
})

it('pathFeatures returns one line for each stretch of a speed band, without gaps between the lines', () => {
  const speeds = [10, 10, 50, 90, null, 10]
  const { features } = pathFeatures(tripData(speeds.map((speed, index) => pointAt(index, speed))))
  const lines = features.filter(({ geometry }) => geometry.type === 'LineString')
  expect(lines.map(({ properties }) => properties?.['band'])).toEqual([0, 2, 4, 5])
  const ends = lines.map(({ geometry }) => {
    const places = 'coordinates' in geometry ? geometry.coordinates : []
    return [places[0], places.at(-1)]
  })
  for (const [place, [start]] of ends.slice(1).entries()) expect(start).toEqual(ends[place]?.[1])
  expect(features).toHaveLength(lines.length + 2)
})
