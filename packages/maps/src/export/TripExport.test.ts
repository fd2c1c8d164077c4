import { sudirmanSession } from '@sikud/api/fixtures'
import { describe, expect, test } from 'vitest'
import { tripData } from '../trip/tripData.ts'
import { tripExport } from './TripExport.ts'

const named = { name: 'Perjalanan', description: '' }

describe('tripExport', () => {
  test('takes plate, driver and IMEI from the session', () => {
    const { points } = sudirmanSession
    const trip = tripExport(tripData(points), { ...sudirmanSession, simulated: true }, named)
    expect(trip).toMatchObject({
      plate: sudirmanSession.vehicle?.number,
      simulated: true,
      name: 'Perjalanan',
    })
    expect(trip.lines[0]).toHaveLength(points.length)
  })

  test('has null for values that were not recorded, and wraps longitudes to ±180', () => {
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
