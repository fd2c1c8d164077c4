import { eraseDetails, writeAudit } from '../../audit/writeAudit.ts'
import { retryDeadlocks, violation } from '../../database/databaseErrors.ts'
import { conflict, notFound } from '../../http/HttpError.ts'
import type { Handlers, Services } from '../../http/operations.ts'
import { recordId } from '../../http/requestValues.ts'
import { chooseTexts } from '../../locales/messages.ts'
import { requireUndo } from '../../safeWrites/changeRun.ts'
import { scopeOf } from '../../security/scope.ts'
import { requirePermission, requireStepUp } from '../../security/security.ts'
import { eraseDeleted, findDeleted, listDeleted } from './bin.ts'
import { undo } from './undo.ts'
import { lockRun } from './undoRepository.ts'

type ChangeOperation = 'undoChange' | 'listDeleted' | 'restoreDeleted' | 'eraseDeleted'

/** Returns the handlers that undo changes, and those of deleted records. */
export function changeHandlers({ database }: Services): Pick<Handlers, ChangeOperation> {
  return {
    async undoChange(request, reply) {
      const run = recordId(request.params.id)
      const kinds = await requireUndo(database, request, run)
      const { done, refused, fromNow } = await retryDeadlocks(() =>
        database.transaction(async (transaction) => {
          const found = await lockRun(transaction, run)
          if (!found) throw notFound()
          if (!found.isOpen) throw conflict((texts) => texts.change.over)
          return undo(transaction, request, { run }, kinds)
        }),
      ).catch(refuseClash)
      const texts = chooseTexts(request, reply)
      return {
        message: ({ change }) => change.undone(done.length, refused.length, fromNow),
        data: {
          done: done.length,
          refused: refused.map(({ subjectId, kind, name, obstacle }) => ({
            id: subjectId,
            kind,
            name,
            reason: texts.change.obstacles[obstacle ?? 'changed'],
          })),
        },
      }
    },

    async listDeleted(request) {
      const { kind } = request.query
      await requirePermission(database, request, `${kind}.list`)
      return { data: await listDeleted(database, scopeOf(request), kind) }
    },

    async restoreDeleted(request) {
      const change = recordId(request.params.id)
      const found = await findDeleted(database, scopeOf(request), change)
      if (!found) throw notFound()
      await requirePermission(database, request, `${found.kind}.create`)
      await retryDeadlocks(() =>
        database.transaction((transaction) => undo(transaction, request, { change }, [found.kind])),
      ).catch(refuseClash)
      return { message: (texts) => texts.change.restored(found.name) }
    },

    async eraseDeleted(request) {
      const id = recordId(request.params.id)
      const found = await findDeleted(database, scopeOf(request), id)
      if (!found) throw notFound()
      await requirePermission(database, request, `${found.kind}.delete`)
      requireStepUp(request)
      await database.transaction(async (transaction) => {
        if (!(await eraseDeleted(transaction, id))) throw notFound()
        const subject = { type: found.kind, id: found.record_id }
        if (found.kind === 'driver') await eraseDetails(transaction, subject)
        await writeAudit(transaction, request, { subject })
      })
      return { message: (texts) => texts.change.erased }
    },
  }
}

/** Throws 409 if a record came in between that `examine` could not see; throws any other error again. */
function refuseClash(error: unknown): never {
  if (!violation(error)) throw error
  throw conflict((texts) => texts.change.refused(texts.change.obstacles.changed, 1))
}
