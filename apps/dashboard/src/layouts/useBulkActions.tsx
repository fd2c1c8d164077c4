import type { BulkKind, BulkRow } from '@sikud/api'
import { mayBulk, useMe } from '@sikud/api/react'
import type { ListSelection } from '@sikud/ui/data-list'
import { lazyPart } from '@sikud/ui/lazy'
import { useServices } from '../services.ts'

const BulkPart = lazyPart(async () => (await import('./BulkPart.tsx')).BulkPart)

/** Returns the actions on the selected records of a list; undefined for users who may not change several at once. */
export function useBulkActions(kind: BulkKind) {
  const { server } = useServices()
  const me = useMe()
  // Until the account is loaded, `mayBulk` does not know better, and check boxes would come and go.
  if (server.isBase || me === undefined || !mayBulk(me, kind)) return undefined
  return (selection: ListSelection<BulkRow>) => <BulkPart kind={kind} selection={selection} />
}
