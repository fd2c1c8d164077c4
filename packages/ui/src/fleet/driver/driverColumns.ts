import type { Driver } from '@sikud/api'
import type { DataColumn, DataFilter } from '../../kit/DataList/DataColumn.ts'
import type { DriverTexts } from './texts.ts'
import { groupColumn } from '../group/groupColumn.ts'

/**
 * Returns the columns of the driver list; all are visible by default. `group` is the heading of the depot column;
 * without it, there is no such column.
 */
export function driverColumns(texts: DriverTexts, group?: string): DataColumn<Driver>[] {
  return [
    { key: 'name', label: texts.name, value: (driver) => driver.name },
    { key: 'phone', label: texts.phone, value: (driver) => driver.phone },
    { key: 'email', label: texts.email, value: (driver) => driver.email },
    { key: 'license', label: texts.license, value: (driver) => driver.license },
    ...groupColumn<Driver>(group),
  ]
}

/** Filters of the driver list. */
export function driverFilters(texts: DriverTexts): DataFilter<Driver>[] {
  return [
    { key: 'no_phone', label: texts.withoutPhone, test: ({ phone }) => !phone },
    { key: 'no_license', label: texts.withoutLicense, test: ({ license }) => !license },
  ]
}
