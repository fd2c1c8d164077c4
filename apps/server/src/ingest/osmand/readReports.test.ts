import { describe, expect, it } from 'vitest'
import { HttpError } from '../../http/HttpError.ts'
import { readReports } from './readReports.ts'

const arrived = Date.UTC(2026, 10, 21, 8)
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

async function refusal(query: unknown, body?: unknown): Promise<unknown> {
  try {
    await readReports(query, body, arrived)
  } catch (error) {
    return error instanceof HttpError ? [error.status, error.message] : error
  }
  return undefined
}

describe('a request', () => {
  it('a request that is marked invalid has no valid position', async () => {
    expect((await read({ id: imei, ...place, valid: 'false' })).first?.valid).toBe(false)
    expect((await read({ id: imei, valid: '0' })).first).toMatchObject({ lat: null, lng: null, valid: false })
  })

  it('a request without a position is a heartbeat', async () => {
    expect(await read({ id: imei, batt: '77' })).toMatchObject({ imei, positions: [], battery: 77 })
    expect(await read({ id: imei }, [])).toMatchObject({ imei, positions: [], battery: null })
  })

  it.each([
    [{}, undefined, 'Isian id wajib diisi.'],
    [{ ...place }, {}, 'Isian id wajib diisi.'],
    [{ id: ['1', '2'] }, undefined, 'Isian id tidak dapat dibaca.'],
    [{ id: 'a\u0000b' }, undefined, 'Isian id tidak dapat dibaca.'],
    [{ id: '1'.repeat(65) }, undefined, 'Isian id tidak dapat dibaca.'],
    [{}, { id: 9_007_199_254_740_992, ...place }, 'Isian id tidak dapat dibaca.'],
    [{ id: imei }, 'lat=1', 'Permintaan tidak dapat dibaca.'],
    [{}, [place, place], 'Isian id wajib diisi.'],
    [
      { id: imei },
      Array.from({ length: 30_001 }, () => place),
      'Paling banyak 30.000 posisi dalam satu kiriman.',
    ],
    [
      {},
      Array.from({ length: 5_001 }, (_, id) => ({ id, ...place })),
      'Paling banyak 5.000 perangkat dalam satu kiriman.',
    ],
  ])('an invalid request, %#, is rejected with the name of the wrong field', async (query, body, message) => {
    expect(await refusal(query, body)).toEqual([400, message])
  })

  it.each([
    [{ lat: 'utara', lon: '106.8' }, undefined, 'lat'],
    [{ lat: `${'1'.repeat(1_000_000)}x`, lon: '1' }, undefined, 'lat'],
    [{ lat: '-6.2', lon: '1e999' }, undefined, 'lon'],
    [{ lat: '-6.2' }, undefined, 'lon'],
    [{}, [1], 'item'],
    [{}, { _type: 'encrypted' }, '_type'],
  ])('F18: an unreadable item, %#, is listed with its wrong field', async (query, body, field) => {
    expect(await readReports({ id: imei, ...query }, body, arrived)).toMatchObject([
      { imei, positions: [], unreadable: [field] },
    ])
  })

  it('F18: an unreadable item does not prevent the other items of the batch', async () => {
    const feature = (coordinates: number[]) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates },
      properties: { timestamp: '2026-11-21T07:59:30Z' },
    })
    const body = { locations: [feature([106.8, -6.2]), feature([106.8]), feature([106.8, -6.198])] }
    expect(await readReports({ id: imei }, body, arrived)).toMatchObject([
      { positions: [{ lat: -6.2 }, { lat: -6.198 }], unreadable: ['lat'] },
    ])
    expect(
      await readReports(
        {},
        [
          { lat: -6.2, lon: 106.8 },
          { id: imei, ...place },
        ],
        arrived,
      ),
    ).toMatchObject([{ imei, positions: [place] }])
  })

  it('F18: a decimal comma is read', async () => {
    expect((await read({ id: imei, lat: '-6,2000', lon: '106,8', speed_kmh: '40,5' })).first).toMatchObject({
      ...place,
      speed: 40.5,
    })
  })

  it('P15: a time in the format of HTTP headers is read', async () => {
    const query = { id: imei, ...place, timestamp: 'Sat, 21 Nov 2026 07:59:30 GMT' }
    expect((await read(query)).first?.time).toBe(Date.UTC(2026, 10, 21, 7, 59, 30))
  })
})
