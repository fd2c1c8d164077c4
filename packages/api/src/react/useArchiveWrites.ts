'use client'
import type { Id } from '../models.ts'
import { useMe } from './account.ts'
import { useFleetApp } from './FleetApp.ts'
import { mayCall } from './permissions.ts'
import { usePageWrite } from './usePageWrite.ts'

const operationsOf = {
  device: { archive: 'archiveDevice', restore: 'restoreDevice', remove: 'deleteDevices' },
  driver: { archive: 'archiveDriver', restore: 'restoreDriver', remove: 'deleteDrivers' },
  vehicle: { archive: 'archiveVehicle', restore: 'restoreVehicle', remove: 'deleteVehicles' },
} as const

/**
 * Returns the functions that archive and restore a record; undefined if the user may not call them. `archive` also frees
 * the IMEI or plate for other records if `isFree` is true; an archived record stays archived. `whyKept` asks the server
 * why it would not delete the record; null if it would, or if it does not say.
 */
export function useArchiveWrites(kind: keyof typeof operationsOf, id: Id) {
  const { client, isBase } = useFleetApp()
  const me = useMe()
  const operations = operationsOf[kind]
  const archive = usePageWrite(client.mutation(operations.archive, { id }))
  const restore = usePageWrite(client.mutation(operations.restore, { id }))
  if (isBase || !mayCall(me, operations.archive)) return undefined
  return {
    archive: (isFree: boolean) =>
      archive.mutate(kind === 'driver' ? {} : { body: { free_identity: isFree } }),
    restore: () => restore.mutate(),
    whyKept: () =>
      client
        .request(operations.remove, { body: { records: [{ id }], preview: true } })
        .then(({ data }) => data.refused[0]?.reason ?? null)
        .catch(() => null),
  }
}
