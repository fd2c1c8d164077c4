import type { AuditChange, AuditEntry } from '@sikud/api'
import type { AuditTexts } from '../../locales/id/audit.ts'

/** Actions of users on their own account: the subject is also the actor, even without a session. */
const ownActions = new Set([
  'login',
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

/** Returns the name of the actor; for a visitor without a session, the name of the account that the action is about. */
export function actorOf({ origin, actor, action, subject }: AuditEntry, texts: AuditTexts): string {
  if (actor) return actor.name || `#${actor.id}`
  if (origin === 'command') return texts.command
  return (ownActions.has(action) && subject?.name) || texts.visitor
}

/** Returns the name of the changed record; null for none, and for the user's own account. */
export function subjectOf({ action, subject }: AuditEntry): string | null {
  if (!subject || ownActions.has(action)) return null
  return subject.name ?? `#${subject.id}`
}

/** A changed field in words; null means no value. */
export interface ChangeWords {
  label: string
  before: string | null
  after: string | null
  /** True if the change has only one value: for a new or deleted record, and for permissions. */
  single: boolean
}

/** Returns the changes of an entry in words; permissions become two lines. */
export function changesOf(entry: AuditEntry, texts: AuditTexts): ChangeWords[] {
  const changes = entry.changes ?? []
  const single =
    changes.every(({ before }) => before === null) || changes.every(({ after }) => after === null)
  return changes.flatMap((change) => {
    if (change.field === 'permissions') return permissionWords(change, texts)
    const label = texts.fields[change.field] ?? change.field
    const [before, after] = [change.before, change.after].map((value) => valueOf(change, value, texts))
    return [{ label, before: before ?? null, after: after ?? null, single: single && isWhole(entry) }]
  })
}

function permissionWords({ before, after }: AuditChange, { added, removed }: AuditTexts): ChangeWords[] {
  return [
    ...(after === null ? [] : [{ label: added, before: null, after, single: true }]),
    ...(before === null ? [] : [{ label: removed, before, after: null, single: true }]),
  ]
}

function valueOf({ field }: AuditChange, value: string | null, { values }: AuditTexts): string | null {
  return value === null ? null : (values[field]?.[value] ?? value)
}

function isWhole({ action }: AuditEntry): boolean {
  return /^(create|delete|setUp|record)/.test(action)
}

/** Returns the changes of an entry as one text, for a table. */
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
