import type { FastifyRequest } from 'fastify'
import type { Queryable } from '../database/Database.ts'
import { capitalised } from '../http/contract.ts'
import { notFound } from '../http/HttpError.ts'
import type { Handlers, RequestOf, Services } from '../http/operations.ts'
import { parseTimestamp, queryId, recordId } from '../http/requestValues.ts'
import { listUndoable } from '../safeWrites/changeRun.ts'
import { scopeOf } from '../security/scope.ts'
import { listAccess } from './accessLog.ts'
import {
  type AuditFilter,
  type AuditKind,
  type AuditRow,
  listEntries,
  describeChanges,
  isVisible,
  kinds,
} from './auditRepository.ts'
import type { SubjectType } from './difference.ts'
import { writeAudit } from './writeAudit.ts'

const PAGE = 50
const MAX_EXPORTED = 5_000

type HistoryOperation = Extract<keyof Handlers, `list${string}History`>
type AuditOperation = 'listAudit' | 'exportAudit' | 'listDriverAccess' | HistoryOperation

interface AuditQuery {
  search?: string
  kind?: AuditKind
  actor_id?: string
  action?: string
  subject?: string
  subject_id?: string
  from?: string
  to?: string
}

export function auditHandlers({ database }: Services): Pick<Handlers, AuditOperation> {
  /** Returns a handler that lists the changes to one record, even after the record was deleted. */
  function history(type: SubjectType) {
    return async (request: RequestOf<HistoryOperation>) => {
      const { params, query } = request
      const filter = { subject: type, subjectId: recordId(params.id), onlyChanges: true }
      const page = await readPage(database, request, filter, query.cursor)
      if (
        page.data.length === 0 &&
        query.cursor === undefined &&
        !(await isVisible(database, scopeOf(request), type, filter.subjectId))
      )
        throw notFound()
      return { ...page, data: page.data.map(withoutAddress) }
    }
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as: the contract has a history of each kind
  const histories = Object.fromEntries(
    kinds.map((kind) => [`list${capitalised(kind)}History`, history(kind)]),
  ) as Record<HistoryOperation, ReturnType<typeof history>>

  return {
    async listAudit(request) {
      const { query } = request
      return readPage(database, request, readFilter(query), query.cursor)
    },

    async exportAudit(request) {
      const filter = readFilter(request.query)
      const rows = await listEntries(database, scopeOf(request), filter, { limit: MAX_EXPORTED })
      const data = await toWire(database, rows)
      await database.transaction((transaction) => writeAudit(transaction, request, {}))
      return { data }
    },

    ...histories,

    async listDriverAccess(request) {
      const { params, query } = request
      const id = recordId(params.id)
      if (!(await isVisible(database, scopeOf(request), 'driver', id))) throw notFound()
      return pageOf(await listAccess(database, id, placeOf(query.cursor), PAGE + 1))
    },
  }
}

async function readPage(
  database: Queryable,
  request: FastifyRequest,
  filter: AuditFilter,
  cursor: string | undefined,
) {
  const page = pageOf(
    await listEntries(database, scopeOf(request), filter, { before: placeOf(cursor), limit: PAGE + 1 }),
  )
  const runs = page.data.flatMap(({ undo }) => undo ?? [])
  const undoable = await listUndoable(database, request, [...new Set(runs)])
  const data = page.data.map((row) => ({
    ...row,
    undo: row.undo !== null && undoable.has(row.undo) ? row.undo : null,
  }))
  return { ...page, data: await toWire(database, data) }
}

/**
 * Returns the rows of one page. The caller reads one row more than a page holds; the extra row shows that another page
 * follows.
 */
function pageOf<Row extends { id: number }>(found: Row[]): { data: Row[]; next?: string } {
  const data = found.slice(0, PAGE)
  const last = data.at(-1)
  return last && found.length > PAGE ? { data, next: String(last.id) } : { data }
}

function placeOf(cursor: string | undefined): number | undefined {
  return cursor === undefined ? undefined : Number(cursor)
}

function readFilter(query: AuditQuery): AuditFilter {
  return {
    search: query.search?.trim() || undefined,
    kind: query.kind,
    actorId: queryId(query.actor_id),
    action: query.action,
    subject: query.subject,
    subjectId: queryId(query.subject_id),
    from: parseTimestamp(query.from, 'from'),
    to: parseTimestamp(query.to, 'to'),
  }
}

async function toWire(database: Queryable, rows: readonly AuditRow[]) {
  const changes = await describeChanges(database, rows)
  return rows.map(({ detail, erased, subject, time, undo, ...entry }) => ({
    ...entry,
    ...(undo !== null && { undo }),
    time: time.toISOString(),
    subject: subject && { ...subject, name: subject.name ?? oldName(detail), exists: subject.name !== null },
    changes: erased ? null : (changes.get(entry.id) ?? []),
  }))
}

/**
 * Reads the name of a deleted record from the details of an audit entry about it. Returns null if they contain no name.
 */
function oldName(detail: AuditRow['detail']): string | null {
  const values = { ...detail?.after, ...detail?.before }
  const name = values['name'] ?? values['number']
  return typeof name === 'string' ? name : null
}

/** Returns an entry without the network address, which readers of a history must not see. */
function withoutAddress<Entry extends { address: unknown }>(entry: Entry): Omit<Entry, 'address'> {
  const { address: _address, ...rest } = entry
  return rest
}
