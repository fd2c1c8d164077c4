import { sudirmanSession } from '@sikud/api/fixtures'
import { describe, expect, test } from 'vitest'
import { tripData } from '../trip/tripData.ts'
import { tripExport } from './TripExport.ts'

const named = { name: 'Perjalanan', description: '' }

describe('tripExport', () => {
  test('carries what the session says of the trip', () => {
    const { points } = sudirmanSession
    const trip = tripExport(tripData(points), { ...sudirmanSession, simulated: true }, named)
    expect(trip).toMatchObject({
      plate: sudirmanSession.vehicle?.number,
      simulated: true,
      name: 'Perjalanan',
    })
    expect(trip.lines[0]).toHaveLength(points.length)
  })

  test('leaves out what was not recorded, and keeps longitudes on earth', () => {
    const points = [
      { lat: -17, lng: 179.9, speed: null, status: null },
      { lat: -17, lng: -179.9, speed: 50, status: null, heading: 360 },
    ]
    const [line] = tripExport(tripData(points), { ...sudirmanSession, points }, named).lines
    expect(line?.map(({ lng }) => lng.toFixed(4))).toEqual(['179.9000', '-179.9000'])
    expect(line?.[0]).toMatchObject({ time: null, speed: null, heading: null })
    expect(line?.[1]).toMatchObject({ speed: 50, heading: 0 })
  })
})
