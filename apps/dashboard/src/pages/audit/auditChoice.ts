import { isRecordId } from '@sikud/api'
import type { OperationInput } from '@sikud/api'
import { dayAfter, firstMoment, isDay } from '@sikud/maps/days'
import { type AuditChoice, auditKinds } from '@sikud/ui/audit'

/** The maximum length that the contract allows. */
const MAX_SEARCH = 100

/** Reads the filters of the audit log from the URL; ignores invalid values. */
export function readAuditChoice(params: URLSearchParams): AuditChoice {
  const word = (name: string) => {
    const value = params.get(name)
    return value !== null && /^[A-Za-z_-]{1,64}$/.test(value) ? { [name]: value } : {}
  }
  const day = (name: string) => {
    const value = params.get(name)
    return value !== null && isDay(value) ? { [name]: value } : {}
  }
  const actor = params.get('actor')
  const by = isRecordId(actor) ? { actor } : {}
  const search = params.get('search')?.trim().slice(0, MAX_SEARCH)
  const kind = auditKinds.find((name) => name === params.get('kind'))
  return {
    ...(search && { search }),
    ...by,
    ...(kind && { kind }),
    ...word('subject'),
    ...day('from'),
    ...day('to'),
  }
}

/** Returns the filter for the request; the first and last day are included, in the time zone of the user. */
export function auditFilter(
  { search, actor, kind, subject, from, to }: AuditChoice,
  timeZone: string | undefined,
): OperationInput<'exportAudit'> {
  const start = (day: string) => new Date(firstMoment(day, timeZone)).toISOString()
  return {
    search,
    actor_id: actor,
    kind,
    subject,
    from: from === undefined ? undefined : start(from),
    to: to === undefined ? undefined : start(dayAfter(to, 1)),
  }
}
