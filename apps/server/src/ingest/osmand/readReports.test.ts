import { describe, expect, it } from 'vitest'
import { HttpError } from '../../http/HttpError.ts'
import { readReports } from './readReports.ts'

const arrived = Date.UTC(2026, 10, 21, 8)
const imei = '861230049808497'
const place = { lat: -6.2, lng: 106.8 }

/** Reads a request of one phone; returns its report. */
function read(query: unknown, body?: unknown) {
  const [report] = readReports(query, body, arrived)
  return {
    imei: report?.imei,
    battery: report?.battery,
    positions: report?.positions ?? [],
    first: report?.positions[0],
  }
}

function refusal(query: unknown, body?: unknown): unknown {
  try {
    readReports(query, body, arrived)
  } catch (error) {
    return error instanceof HttpError ? [error.status, error.message] : error
  }
  return undefined
}

describe('a request', () => {
  it('a request that is marked invalid has no valid position', () => {
    expect(read({ id: imei, ...place, valid: 'false' }).first?.valid).toBe(false)
    expect(read({ id: imei, valid: '0' }).first).toMatchObject({ lat: null, lng: null, valid: false })
  })

  it('a request without a position is a heartbeat', () => {
    expect(read({ id: imei, batt: '77' })).toMatchObject({ imei, positions: [], battery: 77 })
    expect(read({ id: imei }, [])).toMatchObject({ imei, positions: [], battery: null })
  })

  it.each([
    [{}, undefined, 'Isian id wajib diisi.'],
    [{ ...place }, {}, 'Isian id wajib diisi.'],
    [{ id: ['1', '2'] }, undefined, 'Isian id tidak dapat dibaca.'],
    [{ id: 'a\u0000b' }, undefined, 'Isian id tidak dapat dibaca.'],
    [{ id: '1'.repeat(65) }, undefined, 'Isian id tidak dapat dibaca.'],
    [{}, { id: 9_007_199_254_740_992, ...place }, 'Isian id tidak dapat dibaca.'],
    [{ id: imei, lat: 'utara', lon: '106.8' }, undefined, 'Isian lat tidak dapat dibaca.'],
    [{ id: imei, lat: '-6,2', lon: '106.8' }, undefined, 'Isian lat tidak dapat dibaca.'],
    [{ id: imei, lat: `${'1'.repeat(1_000_000)}x`, lon: '1' }, undefined, 'Isian lat tidak dapat dibaca.'],
    [{ id: imei, lat: '-6.2', lon: '1e999' }, undefined, 'Isian lon tidak dapat dibaca.'],
    [{ id: imei, lat: '-6.2' }, undefined, 'Isian lon wajib diisi.'],
    [{ id: imei }, 'lat=1', 'Permintaan tidak dapat dibaca.'],
    [{ id: imei }, [1], 'Permintaan tidak dapat dibaca.'],
    [{ id: imei }, { _type: 'encrypted' }, 'Isian _type terenkripsi dan tidak dapat dibaca.'],
    [
      { id: imei },
      Array.from({ length: 5001 }, () => place),
      'Paling banyak 5.000 posisi dalam satu kiriman.',
    ],
  ])('an invalid request, %#, is rejected with the name of the wrong field', (query, body, message) => {
    expect(refusal(query, body)).toEqual([400, message])
  })
})
