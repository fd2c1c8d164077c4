import { pluralForm } from '../../format/plural.ts'
import type { UnknownDeviceTexts } from './unknownDeviceTexts.ts'

export const en: UnknownDeviceTexts = {
  list: 'Unknown devices',
  noun: (count) => pluralForm(count, { one: 'device', other: 'devices' }),
  imei: 'IMEI',
  register: 'Register',
  protocol: 'Protocol',
  network: 'Network',
  firstSeen: 'First seen',
  lastSeen: 'Last seen',
  count: 'Attempts',
  emptyTitle: 'No unknown devices',
  emptyText: 'Devices that send positions without being registered show here, ready to be registered.',
  notice: (count) => `Unknown devices that try to send positions: ${count}`,
}
