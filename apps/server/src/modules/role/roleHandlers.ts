import type { Database, Queryable } from '../../database/Database.ts'
import { violation } from '../../database/violation.ts'
import { conflict, notFound } from '../../HttpError.ts'
import { includes } from '../../include.ts'
import type { Handlers, Services } from '../../operations.ts'
import { recordId } from '../../recordId.ts'
import { readRole } from './readRole.ts'
import type { RoleRow } from './roleRepository.ts'
import {
  deleteRole,
  findRole,
  hasRoleEditor,
  insertRole,
  listNamesWithRole,
  listRoles,
  storePermissions,
  updateRole,
} from './roleRepository.ts'

const ADVISORY_LOCK = 5_120_014
const typeTexts = { manual: 'Manual', system: 'Sistem' }

/** Sets of permissions. */
export function roleHandlers({
  database,
}: Services): Pick<Handlers, 'listRoles' | 'getRole' | 'createRole' | 'updateRole' | 'deleteRole'> {
  return {
    async listRoles(request) {
      const withPermissions = includes(request.query).has('permissions')
      return { data: (await listRoles(database)).map((role) => toWire(role, withPermissions)) }
    },

    async getRole(request) {
      const role = await findRole(database, recordId(request.params.id))
      if (!role) throw notFound()
      return { data: toWire(role, includes(request.query).has('permissions')) }
    },

    async createRole(request, reply) {
      const fields = await readRole(database, request.body)
      const id = await database
        .transaction(async (transaction) => {
          const created = await insertRole(transaction, fields)
          await storePermissions(transaction, created, fields.permissions)
          return created
        })
        .catch(refuseTakenName)
      reply.code(201)
      return { message: 'Hak akses berhasil dibuat.', data: { id } }
    },

    async updateRole(request) {
      const id = recordId(request.params.id)
      if (!(await findRole(database, id))) throw notFound()
      const fields = await readRole(database, request.body)
      await keepingAnEditor(database, async (transaction) => {
        if (!(await updateRole(transaction, id, fields))) throw notFound()
        await storePermissions(transaction, id, fields.permissions)
      }).catch(refuseTakenName)
      return { message: 'Hak akses berhasil diubah.' }
    },

    async deleteRole(request) {
      const id = recordId(request.params.id)
      try {
        if (!(await deleteRole(database, id))) throw notFound()
      } catch (error) {
        if (!violation(error)) throw error
        const names = await listNamesWithRole(database, id)
        const rest = names.length > 5 ? ` dan ${names.length - 5} lainnya` : ''
        throw conflict(
          `Hak akses ini tidak dapat dihapus: masih dipakai pengguna ${names.slice(0, 5).join(', ')}${rest}.`,
        )
      }
      return { message: 'Hak akses berhasil dihapus.' }
    },
  }
}

/** Runs a change one at a time, and takes it back when nobody would be left who can change roles. */
async function keepingAnEditor(
  database: Database,
  change: (transaction: Queryable) => Promise<void>,
): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction.query('select pg_advisory_xact_lock($1)', [ADVISORY_LOCK])
    const before = await hasRoleEditor(transaction)
    await change(transaction)
    if (before && !(await hasRoleEditor(transaction))) {
      throw conflict('Harus ada setidaknya satu pengguna yang dapat mengubah hak akses.')
    }
  })
}

function toWire({ type, permissions, ...role }: RoleRow, withPermissions: boolean) {
  return { ...role, type: { text: typeTexts[type] }, ...(withPermissions ? { permissions } : {}) }
}

function refuseTakenName(error: unknown): never {
  if (violation(error) !== 'role_name') throw error
  throw conflict('Nama hak akses ini sudah dipakai.', { name: ['Nama sudah dipakai.'] })
}
