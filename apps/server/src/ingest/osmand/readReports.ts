import { cleanImei } from '../../identities/identityKeys.ts'
import type { ReportedPosition, TrackerReport } from '../TrackerReport.ts'
import { describeMoment } from './describeMoment.ts'
import { identityIn, listEntries } from './listEntries.ts'
import { readPosition } from './readPosition.ts'
import { refusedField } from './refusedField.ts'
import { isRecord } from '../../parse/isRecord.ts'
import type { SaidRecord } from './saidValue.ts'

/** What a database, a page and a log can hold. */
const identity = /^[\x20-\x7e]{1,64}$/

/**
 * Reads one request of a phone app or a gateway: the parameters of its address, and its body as parsed JSON or the fields
 * of a form. The identity in the address counts before those in the body. Throws 400 only.
 */
export function readReports(query: unknown, body: unknown, arrived: number): TrackerReport[] {
  const address: SaidRecord = isRecord(query) ? query : {}
  const listed = body === undefined || body === null ? [] : listEntries(body)
  const [only = { said: {}, id: null }, ...others] = listed
  const entries = others.length > 0 ? listed : [{ ...only, said: { ...address, ...only.said } }]
  const known = new Map<string, { positions: ReportedPosition[]; battery: number | null }>()
  for (const { said, id } of entries) {
    const imei = readIdentity(identityIn(address) ?? id)
    const moment = describeMoment(said)
    const position = readPosition(moment, arrived)
    const report = known.get(imei) ?? { positions: [], battery: null }
    known.set(imei, report)
    if (position) report.positions.push(position)
    else report.battery = moment.battery ?? report.battery
  }
  return [...known].map(([imei, report]) => ({ imei, protocol: 'osmand', ...report }))
}

function readIdentity(id: unknown): string {
  if (id === undefined || id === null) throw refusedField('id', 'missing')
  const text = typeof id === 'number' && Number.isSafeInteger(id) ? String(id) : id
  const imei = typeof text === 'string' && !/\p{Cc}/u.test(text.trim()) ? cleanImei(text) : ''
  if (!identity.test(imei)) throw refusedField('id', 'unreadable')
  return imei
}
