'use client'
import { useQuery } from '@tanstack/react-query'
import type { DeletedKind, DeletedRecord } from '../models.ts'
import { useMe } from './account.ts'
import { useFleetApp } from './FleetApp.ts'
import { may } from './permissions.ts'
import { usePageWrite } from './usePageWrite.ts'

const kinds: readonly DeletedKind[] = ['vehicle', 'device', 'driver', 'group']

/** Returns the kinds whose deleted records the user may see; none for a server without the extension `changes`. */
export function useDeletedKinds(): DeletedKind[] {
  const { isBase } = useFleetApp()
  const me = useMe()
  if (isBase || me === undefined) return []
  return kinds.filter(
    (kind) => may(me, `${kind}.list`) && (may(me, `${kind}.create`) || may(me, `${kind}.delete`)),
  )
}

/** Loads the deleted records of a kind: the props of `DeletedList` of `@sikud/ui/audit`. */
export function useDeleted(kind: DeletedKind) {
  const { client } = useFleetApp()
  const me = useMe()
  const { data = [], isPending, error, refetch } = useQuery(client.query('listDeleted', { kind }))
  const restore = usePageWrite(client.mutation('restoreDeleted'))
  const remove = usePageWrite(client.mutation('eraseDeleted'))
  return {
    records: data,
    loading: isPending,
    error: error?.message,
    onRetry: () => void refetch(),
    busy: restore.isPending || remove.isPending,
    onRestore: may(me, `${kind}.create`) ? ({ id }: DeletedRecord) => restore.mutate({ id }) : undefined,
    onErase: may(me, `${kind}.delete`) ? ({ id }: DeletedRecord) => remove.mutate({ id }) : undefined,
  }
}
