import { ActionsMenu } from '@sikud/ui'
import type { RecordAction } from '@sikud/ui'
import { deletionOf, may, permissionOf } from '../authority/permissions.ts'
import { useMe } from '../useMe.ts'

interface RecordActionsProps {
  editTo: string
  onDelete: () => void
  /** Further actions, between the two. */
  items?: readonly RecordAction[]
  /** Why the user may neither edit nor delete this record. */
  reason?: string | undefined
}

/** The menu PILIHAN of a record: the actions that the user has permission for; absent if there are none. */
export function RecordActions({ editTo, onDelete, items = [], reason }: RecordActionsProps) {
  const me = useMe()
  const mayEdit = may(me, permissionOf(editTo))
  const mayDelete = may(me, deletionOf(editTo))
  if (!mayEdit && !mayDelete && items.length === 0) return null
  return (
    <ActionsMenu
      {...(mayEdit && { editTo })}
      {...(mayDelete && { onDelete })}
      items={items}
      reason={reason}
    />
  )
}
