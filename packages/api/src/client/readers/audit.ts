import type { AccessEntry, AuditEntry, DeletedRecord, ManyDone, RefusedRecord } from '../../models.ts'
import {
  flag,
  id,
  number,
  optional,
  or,
  orNull,
  record,
  relation,
  rows,
  text,
  word,
  words,
} from './reader.ts'

const actor = orNull(record({ id, name: words }))

/** Reads an entry of the audit log (changes of records). */
export const auditEntry = record<AuditEntry>({
  id,
  time: words,
  origin: word(),
  actor,
  action: words,
  outcome: word(),
  undo: optional(number),
  subject: orNull(record({ type: text, id, name: orNull(text), exists: optional(flag) })),
  address: relation(text),
  changes: orNull(rows(record({ field: text, before: orNull(text), after: orNull(text) }))),
})

/** Reads a deleted record that can be restored. */
export const deletedRecord = record<DeletedRecord>({
  id,
  record_id: id,
  name: words,
  identity: relation(text),
  group: relation(text),
  deleted_at: text,
  deleted_by: relation(text),
  until: text,
})

/** Reads what a change of many records did. */
export const manyDone = record<ManyDone>({
  done: number,
  refused: rows(record<RefusedRecord>({ id, kind: optional(word()), name: text, reason: text })),
})

/** Reads an entry of the access log (views of drivers' data). */
export const accessEntry = record<AccessEntry>({
  id,
  user: actor,
  kind: word(),
  trip_id: relation(id),
  first: words,
  last: words,
  data_from: relation(text),
  data_to: relation(text),
  count: or(number, 1),
})
