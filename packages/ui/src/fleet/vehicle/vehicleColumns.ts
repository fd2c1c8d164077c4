import type { Vehicle } from '@sikud/api'
import type { DataColumn } from '../../kit/DataList/DataColumn.ts'
import type { VehicleTexts } from './texts.ts'
import { groupColumn } from '../group/groupColumn.ts'

/**
 * Returns the columns of the vehicle list; all but the year are visible by default. `group` is the heading of the depot
 * column; without it, there is no such column.
 */
export function vehicleColumns(texts: VehicleTexts, group?: string): DataColumn<Vehicle>[] {
  return [
    { key: 'brand', label: texts.brand, value: ({ type }) => type?.brand?.name ?? null },
    { key: 'type', label: texts.type, value: ({ type }) => type?.name ?? null },
    { key: 'color', label: texts.color, value: ({ color }) => color },
    { key: 'year', label: texts.year, value: ({ year }) => textOf(year), defaultVisible: false },
    { key: 'number', label: texts.number, value: ({ number }) => number, naming: true },
    ...groupColumn<Vehicle>(group),
  ]
}

function textOf(year: Vehicle['year']) {
  return year === null ? null : String(year)
}
