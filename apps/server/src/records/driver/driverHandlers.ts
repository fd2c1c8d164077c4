import { violation } from '../../database/databaseErrors.ts'
import { conflict, notFound, outdated } from '../../http/HttpError.ts'
import type { Handlers, Services } from '../../http/operations.ts'
import { FieldChecks, recordId, textOrNull } from '../../http/requestValues.ts'
import { createOnce } from '../../safeWrites/createOnce.ts'
import { expectedVersion, tagVersion } from '../../safeWrites/recordVersion.ts'
import { findUsage } from '../usage.ts'
import type { DriverFields } from './driverRepository.ts'
import { deleteDriver, findDriver, insertDriver, listDrivers, updateDriver } from './driverRepository.ts'

/** Handlers of drivers. */
export function driverHandlers({
  database,
}: Services): Pick<Handlers, 'listDrivers' | 'getDriver' | 'createDriver' | 'updateDriver' | 'deleteDriver'> {
  return {
    async listDrivers() {
      return { data: await listDrivers(database) }
    },

    async getDriver(request, reply) {
      const driver = await findDriver(database, recordId(request.params.id))
      if (!driver) throw notFound()
      return { data: tagVersion(reply, driver) }
    },

    async createDriver(request, reply) {
      return createOnce(database, request, reply, async (transaction) => {
        const id = await insertDriver(transaction, readDriver(request.body, null))
        return { message: (texts) => texts.driver.created, data: { id: id ?? 0 } }
      })
    },

    async updateDriver(request) {
      const id = recordId(request.params.id)
      const before = await findDriver(database, id)
      if (!before) throw notFound()
      const version = expectedVersion(request, before)
      if (!(await updateDriver(database, id, readDriver(request.body, before), version)))
        throw version === null ? notFound() : outdated()
      return { message: (texts) => texts.driver.changed }
    },

    async deleteDriver(request) {
      const id = recordId(request.params.id)
      try {
        if (!(await deleteDriver(database, id))) throw notFound()
      } catch (error) {
        if (!violation(error)) throw error
        const usage = await findUsage(database, 'driver_id', id)
        throw conflict((texts) => texts.driver.inUse(usage))
      }
      return { message: (texts) => texts.driver.deleted }
    },
  }
}

interface DriverInput {
  name: string
  phone?: string | null
  email?: string | null
  license?: string | null
}

/** Validates and normalises the input; an unchanged field is always valid, even if the rules have changed. */
function readDriver(input: DriverInput, before: DriverFields | null): DriverFields {
  const fields = {
    name: input.name.trim(),
    phone: textOrNull(input.phone),
    email: textOrNull(input.email),
    license: textOrNull(input.license),
  }
  const { phone, email } = fields
  new FieldChecks()
    .expect(fields.name !== '', 'name', (texts) => texts.field.nameRequired)
    .expect(
      phone === null || phone === before?.phone || isPhone(phone),
      'phone',
      (texts) => texts.driver.phoneWrong,
    )
    .expect(
      email === null || email === before?.email || isEmail(email),
      'email',
      (texts) => texts.driver.emailWrong,
    )
    .throwIfAny()
  return fields
}

function isPhone(text: string): boolean {
  const digits = text.replace(/[\s().-]/g, '')
  return /^\+?\d{6,15}$/.test(digits)
}

function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)
}
