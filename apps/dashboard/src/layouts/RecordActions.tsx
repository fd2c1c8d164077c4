import { ActionsMenu } from '@sikud/ui'
import type { RecordAction } from '@sikud/ui'
import { deletionOf, may, permissionOf } from '../authority/permissions.ts'
import { useMe } from '../useMe.ts'

interface RecordActionsProps {
  editTo: string
  onDelete: () => void
  /** Further actions, shown between edit and delete. */
  items?: readonly RecordAction[]
  /** Why the user may neither edit nor delete this record. */
  reason?: string | undefined
}

/** Renders the menu PILIHAN of a record with the actions that the user may call; without actions, renders nothing. */
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
