import CheckIcon from '@mui/icons-material/CheckCircleOutlined'
import CrossIcon from '@mui/icons-material/HighlightOffOutlined'
import LockIcon from '@mui/icons-material/LockOutlined'
import { memo, useId } from 'react'
import type { Id, Permission } from '@sikud/api'
import { useRoleTexts } from './texts.ts'

interface PermissionRowProps {
  permission: Permission
  granted: boolean
  /** True when the permission differs from its saved state. */
  changed?: boolean
  /** If set, the row is a check box. Keep the function stable between renders. */
  onToggle?: (id: Id, grant: boolean) => void
  disabled?: boolean
  /** Id of the text that says why the permission is locked. A locked check box can still have the focus. */
  lockId?: string | undefined
}

/** Renders a permission with a check or a cross. If it is editable, the whole row is the check box. */
export const PermissionRow = memo(function PermissionRow(props: PermissionRowProps) {
  const { permission, granted, changed = false, onToggle, disabled, lockId } = props
  const texts = useRoleTexts()
  const id = useId()
  const content = (
    <>
      {granted ? <CheckIcon color="success" /> : <CrossIcon color="error" />}
      <span id={id} className="name">
        {permission.name}
      </span>
      {lockId !== undefined && <LockIcon className="lock" fontSize="small" />}
      {changed && <span className="changed">{texts.changed}</span>}
      <span className="word">{granted ? texts.granted : texts.notGranted}</span>
    </>
  )
  if (onToggle === undefined) return <li className="row">{content}</li>
  return (
    <li>
      <label className="row">
        <input
          type="checkbox"
          aria-labelledby={id}
          checked={granted}
          disabled={disabled}
          aria-disabled={lockId === undefined ? undefined : true}
          aria-describedby={lockId}
          onChange={(event) => {
            if (lockId === undefined) onToggle(permission.id, event.target.checked)
          }}
        />
        {content}
      </label>
    </li>
  )
})
