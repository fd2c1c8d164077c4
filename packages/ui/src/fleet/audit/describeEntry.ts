import type { AuditChange, AuditEntry, WorkingHours } from '@sikud/api'
import type { AuditTexts } from './texts.ts'
import { hoursText, zoneLabel } from '../group/groupTimes.ts'

/** Actions of users on their own account. If such an entry has no actor, its subject is the actor. */
const ownActions = new Set([
  'login',
  'signInWithFactor',
  'signInWithPasskey',
  'logout',
  'verifyEmail',
  'setUp',
  'acceptInvitation',
  'recoverAccount',
  'updateProfile',
  'changePassword',
  'startEmailChange',
  'withdrawEmailChange',
  'confirmEmail',
  'confirmMe',
  'endOwnSession',
  'endOtherSessions',
  'createToken',
  'deleteToken',
])

/** Returns who acted: the actor, the server's command line, the owner of the account (`ownActions`) or a visitor. */
export function actorOf({ origin, actor, action, subject }: AuditEntry, texts: AuditTexts): string {
  if (actor) return actor.name || `#${actor.id}`
  if (origin === 'command') return texts.command
  return (ownActions.has(action) && subject?.name) || texts.visitor
}

/** Returns the verb of an entry with the kind of its subject, such as "mengubah perangkat". */
export function actionOf({ action, subject }: AuditEntry, texts: AuditTexts): string {
  const ofDevice = subject?.type === 'device' ? texts.deviceActions[action] : undefined
  return ofDevice ?? texts.actions[action] ?? action
}

/** Returns the name of the changed record; null if there is none, or if users acted on their own account. */
export function subjectOf({ action, subject }: AuditEntry): string | null {
  if (!subject || ownActions.has(action)) return null
  return subject.name ?? `#${subject.id}`
}

/** A changed field in words. `before` is null if the field had no value; `after` is null if it has no value now. */
export interface ChangeWords {
  label: string
  before: string | null
  after: string | null
  /** True if only one value is shown, as for a new or deleted record and for permissions. */
  single: boolean
}

const timeFields = new Set(['assigned_from', 'assigned_to'])

/**
 * Returns the changes of an entry in words; added and removed permissions are separate changes. Without `dateTime`,
 * times stay as the server sends them.
 */
export function changesOf(
  entry: AuditEntry,
  texts: AuditTexts,
  dateTime = (time: string) => time,
): ChangeWords[] {
  const changes = entry.changes ?? []
  const single =
    changes.every(({ before }) => before === null) || changes.every(({ after }) => after === null)
  return changes.flatMap((change) => {
    if (change.field === 'permissions') return permissionWords(change, texts)
    const label = labelOf(change.field, entry, texts)
    const wordsOf = (value: string | null) =>
      value !== null && timeFields.has(change.field) ? dateTime(value) : valueOf(change, value, texts)
    const [before, after] = [change.before, change.after].map(wordsOf)
    return [{ label, before: before ?? null, after: after ?? null, single: single && isWhole(entry) }]
  })
}

function labelOf(field: string, { subject }: AuditEntry, { fields, records }: AuditTexts): string {
  const own = records[subject?.type ?? '']?.[field]
  return fields[field] ?? (typeof own === 'string' ? own : field)
}

function permissionWords({ before, after }: AuditChange, { added, removed }: AuditTexts): ChangeWords[] {
  return [
    ...(after === null ? [] : [{ label: added, before: null, after, single: true }]),
    ...(before === null ? [] : [{ label: removed, before, after: null, single: true }]),
  ]
}

function valueOf({ field }: AuditChange, value: string | null, texts: AuditTexts): string | null {
  if (value === null) return null
  if (field === 'working_hours') return hoursOf(value, texts)
  if (field === 'notification_rules') return rulesOf(value, texts)
  if (field === 'zone') return zoneLabel(value)
  return texts.values[field]?.[value] ?? value
}

/** Returns stored working hours in words, or the stored text if a newer server stores another form. */
function hoursOf(value: string, { hours }: AuditTexts): string {
  try {
    return hoursText(JSON.parse(value) as WorkingHours, hours) // oxlint-disable-line typescript/no-unsafe-type-assertion -- as: the server stores them in this form
  } catch {
    return value
  }
}

/** A rule of a depot that is on, as the server stores it in the audit log. */
interface AuditedRule {
  kinds?: string[]
  kmh?: number
  seconds?: number
  minutes?: number
  volts?: number
  /** `outside_work`, or days and hours such as `mon,tue 22:00-05:00`. */
  time?: string
}

/** Returns the rules of a depot in words, or the stored text if a newer server stores another form. */
function rulesOf(value: string, { rules, hours }: AuditTexts): string {
  try {
    const stored = JSON.parse(value) as Record<string, AuditedRule> // oxlint-disable-line typescript/no-unsafe-type-assertion -- as: the server stores them in this form
    const names: Record<string, string> = rules.names
    const alarms: Record<string, string> = rules.alarmKinds
    return Object.entries(stored)
      .map(([kind, { kinds = [], kmh, seconds, minutes, volts, time }]) => {
        const limits = [
          ...kinds.map((one) => alarms[one] ?? one),
          kmh !== undefined && `${kmh} ${rules.kmh}`,
          seconds !== undefined && `${seconds} ${rules.seconds}`,
          minutes !== undefined && `${minutes} ${rules.minutes}`,
          volts !== undefined && rules.volts(volts),
          time === 'outside_work' ? rules.outsideWork : time && hoursOfRule(time, hours),
        ].filter(Boolean)
        const name = names[kind] ?? kind
        return limits.length === 0 ? name : `${name} (${limits.join(', ')})`
      })
      .join('; ')
  } catch {
    return value
  }
}

/** Returns days and hours such as `mon,tue 22:00-05:00` in words. */
function hoursOfRule(time: string, { weekdays, clock }: AuditTexts['hours']): string {
  const names: Record<string, string> = weekdays
  return time
    .replaceAll(/[a-z]+/g, (day) => names[day] ?? day)
    .replaceAll(',', ', ')
    .replaceAll(/\d\d:\d\d/g, clock)
    .replace('-', '–')
}

function isWhole({ action }: AuditEntry): boolean {
  return /^(create|delete|setUp|record|correct)/.test(action)
}

/** Returns the changes of an entry as one text, for a cell of the exported table. */
export function changesText(entry: AuditEntry, texts: AuditTexts): string {
  if (entry.changes === null) return texts.erased
  return changesOf(entry, texts)
    .map(({ label, before, after, single }) =>
      single
        ? `${label}: ${after ?? before ?? ''}`
        : `${label}: ${before ?? texts.nothing} → ${after ?? texts.nothing}`,
    )
    .join('; ')
}
