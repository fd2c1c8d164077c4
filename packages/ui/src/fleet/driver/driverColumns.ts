import type { Driver } from '@sikud/api'
import type { DataColumn, DataFilter } from '../../components/DataList/DataColumn.ts'
import type { DriverTexts } from '../../locales/id/driver.ts'

/** Columns of the driver list; all are visible by default. */
export function driverColumns(texts: DriverTexts): DataColumn<Driver>[] {
  return [
    { key: 'name', label: texts.name, value: (driver) => driver.name },
    { key: 'phone', label: texts.phone, value: (driver) => driver.phone },
    { key: 'email', label: texts.email, value: (driver) => driver.email },
    { key: 'license', label: texts.license, value: (driver) => driver.license },
  ]
}

/** Filters of the driver list. */
export function driverFilters(texts: DriverTexts): DataFilter<Driver>[] {
  return [
    { key: 'no_phone', label: texts.withoutPhone, test: ({ phone }) => !phone },
    { key: 'no_license', label: texts.withoutLicense, test: ({ license }) => !license },
  ]
}
