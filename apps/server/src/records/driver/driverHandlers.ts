import type { components } from '@sikud/api/schema'
import type { FastifyRequest } from 'fastify'
import { changeRecord } from '../../audit/changeRecord.ts'
import { writeAudit } from '../../audit/writeAudit.ts'
import type { Queryable } from '../../database/Database.ts'
import { notFound, outdated } from '../../http/HttpError.ts'
import type { Handlers, Services } from '../../http/operations.ts'
import { FieldChecks, recordId, textOrNull } from '../../http/requestValues.ts'
import { checks } from '../../parse/__generated__/checks.ts'
import { isEmail } from '../../parse/isEmail.ts'
import { createOnce } from '../../safeWrites/createOnce.ts'
import { expectedVersion, tagVersion } from '../../safeWrites/recordVersion.ts'
import { type Scope, scopeOf } from '../../security/scope.ts'
import { refuseArchived } from '../archiveRepository.ts'
import { chooseGroup } from '../group/groupRepository.ts'
import { type DriverFields, findDriver, insertDriver, listDrivers, updateDriver } from './driverRepository.ts'

export function driverHandlers({
  database,
}: Services): Pick<Handlers, 'listDrivers' | 'getDriver' | 'createDriver' | 'updateDriver'> {
  return {
    async listDrivers(request) {
      return { data: await listDrivers(database, scopeOf(request), request.query.archived) }
    },

    async getDriver(request, reply) {
      const driver = await findDriver(database, scopeOf(request), recordId(request.params.id))
      if (!driver) throw notFound()
      return { data: tagVersion(reply, driver) }
    },

    async createDriver(request, reply) {
      return createOnce(database, request, reply, async (transaction) => {
        const fields = await readDriver(transaction, scopeOf(request), request.body, null)
        const id = await addDriver(transaction, request, fields)
        return { message: (texts) => texts.driver.created, data: { id } }
      })
    },

    async updateDriver(request) {
      const id = recordId(request.params.id)
      await changeRecord(
        database,
        request,
        { type: 'driver', id, find: (on) => findDriver(on, scopeOf(request), id) },
        async (transaction, before) => {
          refuseArchived(before)
          const version = expectedVersion(request, before)
          const fields = await readDriver(transaction, scopeOf(request), request.body, before)
          if (!(await updateDriver(transaction, id, fields, version))) throw outdated()
        },
      )
      return { message: (texts) => texts.driver.changed }
    },
  }
}

/** Stores a new driver and the audit entry; returns the id. */
export async function addDriver(transaction: Queryable, request: FastifyRequest, fields: DriverFields) {
  const id = (await insertDriver(transaction, fields)) ?? 0
  await writeAudit(transaction, request, {
    action: 'createDriver',
    subject: { type: 'driver', id },
    after: fields,
  })
  return id
}

/** Chooses the depot of the input, then validates and normalises it. */
export async function readDriver(
  database: Queryable,
  scope: Scope,
  input: components['schemas']['DriverInput'],
  before: DriverFields | null,
): Promise<DriverFields> {
  return checkDriver(input, before, await chooseGroup(database, scope, input.group_id, before))
}

/**
 * Validates and normalises the input; throws 422. A field that does not change is always valid, even if the rules have
 * changed. `group_id` is null if the caller may not choose the depot.
 */
export function checkDriver(
  input: components['schemas']['DriverInput'],
  before: DriverFields | null,
  group_id: number | null,
): DriverFields {
  const fields = {
    name: input.name.trim(),
    phone: textOrNull(input.phone),
    email: textOrNull(input.email),
    license: textOrNull(input.license),
  }
  const { phone, email } = fields
  new FieldChecks()
    .expect(fields.name !== '', 'name', (texts) => texts.field.nameRequired)
    .expectVisible({ name: fields.name, license: fields.license }, before)
    .expect(
      phone === null || phone === before?.phone || checks.phone.pattern.test(phone),
      'phone',
      (texts) => texts.driver.phoneWrong,
    )
    .expect(
      email === null || email === before?.email || isEmail(email),
      'email',
      (texts) => texts.driver.emailWrong,
    )
    .expect(group_id !== null, 'group_id', (texts) => texts.group.unknown)
    .throwIfAny()
  return { ...fields, group_id: group_id ?? 0 }
}
