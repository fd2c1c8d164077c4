import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { describe, expect, it } from 'vitest'
import { boundsOfProvince, provinces } from './provinces.ts'

interface Area {
  code: string
  name: string
}
interface Island extends Area {
  coordinate: string
}

/** Reads a table of official codes of the Indonesian government. */
function readTable<Row extends Area>(name: string): Row[] {
  const path = new URL(import.meta.resolve(`idn-area-data/data/${name}.csv`))
  return parse(readFileSync(path, 'utf8'), { columns: true })
}

function readDegrees(coordinate: string): [lng: number, lat: number] | undefined {
  const pattern = /(\d+)°(\d+)'([\d.]+)"+ *([NS]) +(\d+)°(\d+)'([\d.]+)"+ *E/
  const [, degrees, minutes, seconds, side, east, eastMinutes, eastSeconds] = pattern.exec(coordinate) ?? []
  if (side === undefined) return undefined
  const lat = Number(degrees) + Number(minutes) / 60 + Number(seconds) / 3600
  return [Number(east) + Number(eastMinutes) / 60 + Number(eastSeconds) / 3600, side === 'S' ? -lat : lat]
}

/** Islands of Halmahera that the table places at 109° instead of 127° east. */
const misplaced = ['82.04.40451', '82.04.40458', '82.04.40463']

describe('the bounds of the provinces', () => {
  const official = readTable<Area>('provinces')

  it('bounds exist for every province', () => {
    expect(official.filter(({ name }) => boundsOfProvince(name) === undefined)).toEqual([])
    expect(official).toHaveLength(Object.keys(provinces).length)
    expect(boundsOfProvince('dki jakarta')).toEqual(boundsOfProvince('Daerah Khusus Ibukota Jakarta'))
    expect(boundsOfProvince('Atlantis')).toBeUndefined()
  })

  it('the bounds of a province contain every island of the province', () => {
    const names = new Map(official.map(({ code, name }) => [code, name]))
    const outside = readTable<Island>('islands').filter(({ code, coordinate }) => {
      const bounds = boundsOfProvince(names.get(code.slice(0, 2)) ?? '')
      const [lng, lat] = readDegrees(coordinate) ?? []
      if (!bounds || lng === undefined || lat === undefined || misplaced.includes(code)) return false
      return lng < bounds[0] || lat < bounds[1] || lng > bounds[2] || lat > bounds[3]
    })
    expect(outside.map(({ code, name, coordinate }) => `${code} ${name} ${coordinate}`)).toEqual([])
  })
})
