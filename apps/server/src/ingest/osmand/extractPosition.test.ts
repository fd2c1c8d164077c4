import { describe, expect, it } from 'vitest'
import { readReports } from './readReports.ts'

const arrived = Date.UTC(2026, 10, 21, 8)
const taken = Date.UTC(2026, 10, 21, 7, 59, 30)
const imei = '861230049808497'
const place = { lat: -6.2, lng: 106.8 }

/** Reads a request of one phone; returns its report. */
async function read(query: unknown, body?: unknown) {
  const [report] = await readReports(query, body, arrived)
  return {
    imei: report?.imei,
    battery: report?.battery,
    positions: report?.positions ?? [],
    first: report?.positions[0],
  }
}

describe('readReports', () => {
  it('reads OsmAnd parameters with a speed in knots', async () => {
    const query = {
      id: imei,
      lat: '-6.2',
      lon: '106.8',
      timestamp: String(taken / 1000),
      speed: '10',
      bearing: '90.5',
      altitude: '12.5',
      accuracy: '4',
      batt: '81',
      hdop: '0.9',
      charge: 'true',
    }
    expect(await readReports(query, undefined, arrived)).toEqual([
      {
        imei,
        protocol: 'osmand',
        battery: null,
        unreadable: [],
        positions: [
          {
            ...place,
            time: taken,
            speed: 18.52,
            assumedUnit: 'knot',
            heading: 90.5,
            altitude: 12.5,
            accuracy: 4,
            battery: 81,
            valid: true,
            signals: { charging: true },
          },
        ],
        signals: [],
      },
    ])
    expect(await read({}, query)).toEqual(await read(query))
  })

  it('reads the JSON of Traccar Client, with m/s and a battery from 0 to 1', async () => {
    const body = {
      location: {
        timestamp: '2026-11-21T07:59:30.000Z',
        coords: {
          latitude: -6.2,
          longitude: 106.8,
          accuracy: 8,
          speed: 10,
          heading: 270,
          altitude: 21.4,
        },
        is_moving: true,
        odometer: 1204.2,
        event: 'motionchange',
        battery: { level: 0.65, is_charging: false },
        activity: { type: 'in_vehicle' },
        extras: {},
      },
      device_id: imei,
    }
    expect(await read({}, body)).toMatchObject({
      imei,
      first: {
        ...place,
        time: taken,
        speed: 36,
        heading: 270,
        altitude: 21.4,
        accuracy: 8,
        battery: 65,
      },
    })
    const { location } = body
    expect((await read({}, { location: [location, location], device_id: imei })).positions).toHaveLength(2)
  })

  it('reads a list of positions with the identity of the device in the query', async () => {
    const item = {
      id: 17,
      time: taken,
      latitude: -6.2,
      longitude: 106.8,
      speed: 5,
      bearing: 12,
      accuracy: 9,
      altitude: 3,
    }
    expect(await read({ id: imei }, [item, { ...item, time: taken + 5000 }])).toMatchObject({
      imei,
      positions: [
        { ...place, time: taken, speed: 18, heading: 12 },
        { ...place, time: taken + 5000 },
      ],
    })
  })

  it('reads the GeoJSON of Overland', async () => {
    const feature = {
      type: 'Feature',
      id: 4,
      geometry: { type: 'Point', coordinates: [106.8, -6.2] },
      properties: {
        timestamp: '2026-11-21T07:59:30Z',
        altitude: 33,
        speed: 20,
        course: 181,
        horizontal_accuracy: 11,
        battery_level: 0.87,
        device_id: imei,
      },
    }
    expect(await read({}, { locations: [feature], trip: { mode: 'car' } })).toMatchObject({
      imei,
      first: {
        ...place,
        time: taken,
        speed: 72,
        heading: 181,
        altitude: 33,
        accuracy: 11,
        battery: 87,
      },
    })
    expect((await read({}, { type: 'FeatureCollection', features: [feature] })).positions).toHaveLength(1)
  })

  it('reads OwnTracks positions with a speed in km/h, and other OwnTracks messages as heartbeats', async () => {
    const message = { _type: 'location', tid: 'b1', lat: -6.2, lon: 106.8, tst: taken / 1000 }
    const more = { vel: 43, cog: 8, alt: 16, acc: 12, batt: 54 }
    expect(await read({ id: imei }, { ...message, ...more })).toMatchObject({
      imei,
      first: {
        ...place,
        time: taken,
        speed: 43,
        heading: 8,
        altitude: 16,
        accuracy: 12,
        battery: 54,
      },
    })
    expect(await read({ id: imei }, { ...message, _type: 'waypoint', batt: 54 })).toMatchObject({
      positions: [],
      battery: 54,
    })
  })

  it('reads the parameter `location`, and speed parameters with the unit in their name', async () => {
    expect((await read({ deviceid: imei, location: '-6.2, 106.8', speed_ms: '10' })).first).toMatchObject({
      ...place,
      speed: 36,
    })
    expect((await read({ deviceid: imei, lat: '-6.2', lng: '106.8', speed_kmh: '41' })).first?.speed).toBe(41)
  })

  it('returns one report for each device of a gateway', async () => {
    const body = ['861230049808497', 861230049808505, '861230049808497'].map((device_id, index) => ({
      device_id,
      lat: -6.2,
      lon: 106.8,
      timestamp: taken + index,
    }))
    const reports = await readReports({}, body, arrived)
    expect(reports.map((report) => [report.imei, report.positions.map(({ time }) => time)])).toEqual([
      ['861230049808497', [taken, taken + 2]],
      ['861230049808505', [taken + 1]],
    ])
  })
})
