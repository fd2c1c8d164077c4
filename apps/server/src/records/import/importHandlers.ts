import type { FastifyRequest } from 'fastify'
import { writeAudit } from '../../audit/writeAudit.ts'
import { logError } from '../../background/BackgroundWork.ts'
import type { Database, Queryable } from '../../database/Database.ts'
import { conflict, notFound } from '../../http/HttpError.ts'
import type { Handlers, RequestOf, Services } from '../../http/operations.ts'
import { recordId } from '../../http/requestValues.ts'
import { type Message, textsFor } from '../../locales/messages.ts'
import { joinRun } from '../../safeWrites/changeRun.ts'
import { createOnce } from '../../safeWrites/createOnce.ts'
import { limitRequests } from '../../security/requestLimit.ts'
import { scopeOf } from '../../security/scope.ts'
import { hasPermission, requireSignedIn } from '../../security/security.ts'
import { cellsIn, type ImportRights, type Part, partNames, planImport, type RowPlan } from './checkImport.ts'
import { readReferences } from './importReferences.ts'
import { cancelImport, findImport, type ImportRun, insertImport, saveProgress } from './importRepository.ts'
import { ImportWriter } from './writeImport.ts'

/** Maximum number of checks, and of imports, of one user per hour: both are heavy work. */
const limits = { check: { most: 240, windowS: 3600 }, import: { most: 60, windowS: 3600 } }

/** Number of rows in one transaction, so that it takes at most 3 s. A device that moves needs statements of its own. */
const ROWS_AT_ONCE = { plain: 2000, withMoves: 200 }

type ImportOperation = 'checkImport' | 'startImport' | 'getImport' | 'cancelImport'

export function importHandlers({ database }: Services): Pick<Handlers, ImportOperation> {
  /** One import runs at a time, because each holds all its rows in memory. */
  let running: Promise<void> = Promise.resolve()

  return {
    async checkImport(request) {
      await limitImports(database, request, 'check')
      const texts = textsFor(request.headers['accept-language'])
      const plans = await plansOf(database, request)
      return {
        data: {
          rows: plans.map(({ state, faults, changes }) => ({
            state,
            changes: state === 'error' ? [] : changes,
            faults: faults.map(({ column, message }) => ({ column, message: message(texts) })),
          })),
        },
      }
    },

    async startImport(request, reply) {
      await limitImports(database, request, 'import')
      const { kind, rows } = request.body
      const { userId } = requireSignedIn(request)
      let started: number | null = null
      const response = await createOnce(database, request, reply, async (transaction) => {
        started = await insertImport(transaction, { userId, kind, total: rows.length })
        if (started === null) throw conflict((texts) => texts.import.running)
        return { message: (texts) => texts.import.started, data: { id: started } }
      })
      // A repeated request starts nothing.
      const id: number | null = started
      if (id !== null) running = running.then(() => runImport(database, request, id))
      reply.code(202)
      return response
    },

    async getImport(request) {
      const run = await findImport(database, requireSignedIn(request).userId, recordId(request.params.id))
      if (!run) throw notFound()
      return { data: run }
    },

    async cancelImport(request) {
      const id = recordId(request.params.id)
      const { userId } = requireSignedIn(request)
      if (!(await findImport(database, userId, id))) throw notFound()
      await cancelImport(database, userId, id)
      return { message: (texts) => texts.import.cancelled }
    },
  }
}

function limitImports(database: Database, request: FastifyRequest, purpose: keyof typeof limits) {
  const key = String(requireSignedIn(request).userId)
  return limitRequests(database, { purpose: `import-${purpose}`, key }, limits[purpose])
}

async function plansOf(
  database: Database,
  request: RequestOf<'checkImport' | 'startImport'>,
): Promise<RowPlan[]> {
  const { body } = request
  const cells = { plates: cellsIn(body, 'plate'), imeis: cellsIn(body, 'imei') }
  const references = await readReferences(database, scopeOf(request), cells)
  return planImport(body, references, await rightsOf(database, request))
}

async function rightsOf(database: Database, request: FastifyRequest): Promise<ImportRights> {
  const rightsOn = async (part: Part) => ({
    create: await hasPermission(database, request, `${part}.create`),
    update: await hasPermission(database, request, `${part}.update`),
  })
  return {
    vehicle: await rightsOn('vehicle'),
    device: await rightsOn('device'),
    driver: await rightsOn('driver'),
  }
}

/** Runs an import to its end; never rejects. */
async function runImport(database: Database, request: RequestOf<'startImport'>, id: number): Promise<void> {
  const writer = new ImportWriter(database, request, scopeOf(request))
  const progress: RunningImport['progress'] = {
    done: 0,
    created: 0,
    changed: 0,
    same: 0,
    refused: [],
    change_id: null,
  }
  try {
    await storeRows(database, request, { id, writer, progress })
    await database.transaction((transaction) => auditImport(transaction, request, writer))
    progress.refused.sort((a, b) => a.row - b.row)
    await saveProgress(database, id, { ...progress, state: 'done' })
  } catch (error) {
    logError(error)
    // What earlier transactions stored stays, so the audit log must have it.
    await database.transaction((transaction) => auditImport(transaction, request, writer)).catch(logError)
    await saveProgress(database, id, { ...progress, state: 'failed' }).catch(logError)
  }
}

interface RunningImport {
  id: number
  writer: ImportWriter
  progress: Pick<ImportRun, 'done' | 'created' | 'changed' | 'same' | 'refused' | 'change_id'>
}

/** Checks the rows of an import and stores those without an error, until the user cancels. */
async function storeRows(
  database: Database,
  request: RequestOf<'startImport'>,
  { id, writer, progress }: RunningImport,
): Promise<void> {
  const plans = await plansOf(database, request)
  const texts = textsFor(request.headers['accept-language'])
  const rowOf = new Map(plans.map((plan, at) => [plan, at]))
  const refuse = (plan: RowPlan, faults: RowPlan['faults']) =>
    progress.refused.push({
      row: rowOf.get(plan) ?? 0,
      faults: faults.map(({ column, message }) => ({ column, message: message(texts) })),
    })
  for (const plan of plans) if (plan.state === 'error') refuse(plan, plan.faults)
  progress.same = plans.filter(({ state }) => state === 'same').length
  progress.done = progress.same + progress.refused.length
  const open = plans.filter(({ state }) => state === 'new' || state === 'changed')
  const size = open.some(({ device }) => device?.before) ? ROWS_AT_ONCE.withMoves : ROWS_AT_ONCE.plain
  for (let start = 0; start < open.length; start += size) {
    // oxlint-disable-next-line no-await-in-loop -- one transaction after the other
    if (!(await saveProgress(database, id, progress))) break
    const batch = open.slice(start, start + size)
    // oxlint-disable-next-line no-await-in-loop -- one transaction after the other
    const outdated = new Set(await writer.write(batch))
    for (const plan of outdated) refuse(plan, [{ column: identityColumn(plan), message: changedMeanwhile }])
    const written = batch.filter((plan) => !outdated.has(plan))
    progress.created += written.filter(({ state }) => state === 'new').length
    progress.changed += written.filter(({ state }) => state === 'changed').length
    progress.done += batch.length
    progress.change_id = writer.run
  }
}

const changedMeanwhile: Message = (texts) => texts.import.changedMeanwhile

function identityColumn({ vehicle, device }: RowPlan) {
  return vehicle ? 'plate' : device ? 'imei' : 'driver'
}

/** Writes one entry for each kind of record, with the ids of the new and the changed records. */
async function auditImport(
  transaction: Queryable,
  request: RequestOf<'startImport'>,
  { run, created, changed }: ImportWriter,
): Promise<void> {
  if (run === null) return
  await joinRun(transaction, request, run)
  for (const part of partNames) {
    const ids = [...created[part], ...changed[part]]
    if (ids.length === 0) continue
    // oxlint-disable-next-line no-await-in-loop -- the queries of a transaction run in sequence
    await writeAudit(transaction, request, { many: part, facts: { count: ids.length, ids } })
  }
}
