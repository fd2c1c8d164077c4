import { pluralForm } from '../../format/plural.ts'
import type { DriverTexts } from './texts.ts'

export const en: DriverTexts = {
  noun: (count) => pluralForm(count, { one: 'driver', other: 'drivers' }),
  list: 'Drivers',
  form: 'Driver data',
  name: 'Name',
  phone: 'Phone',
  email: 'Email',
  licenseColumn: 'Licence',
  license: 'Licence',
  vehicles: 'Vehicles',
  withoutPhone: 'Without phone',
  withoutLicense: 'Without licence',
  empty: 'no driver data',
  emptyText: 'There are no drivers yet. Add the first one at the top right.',
  phoneHelp: 'A number to reach the driver, such as 0812-3456-7890.',
  licenseHelp: 'Class and number of the driving licence.',
}
