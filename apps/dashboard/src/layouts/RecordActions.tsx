import { may, useMe } from '@sikud/api/react'
import { ActionsMenu } from '@sikud/ui'
import type { RecordAction } from '@sikud/ui'
import { deletionOf, permissionOf } from '../authority/permissions.ts'

interface RecordActionsProps {
  editTo: string
  onDelete: () => void
  /** Whether the record is archived; it is then restored before it is edited. */
  isArchived?: boolean
  /** Further actions, shown between edit and delete. */
  items?: readonly RecordAction[]
  /** Message that says why the user may neither edit nor delete this record. */
  reason?: string | undefined
}

/** Renders the menu PILIHAN with the actions on a record that the user may call; renders nothing if there are none. */
export function RecordActions(props: RecordActionsProps) {
  const { editTo, onDelete, isArchived = false, items = [], reason } = props
  const me = useMe()
  const mayEdit = !isArchived && may(me, permissionOf(editTo))
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
