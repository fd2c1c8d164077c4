import Typography from '@mui/material/Typography'
import type { AccessGroup, Id, Permission } from '@sikud/api'
import { memo, useId } from 'react'
import { useRoleTexts } from './texts.ts'
import type { GrantKeys } from './grants.ts'
import CheckIcon from '@mui/icons-material/CheckCircleOutlined'
import CrossIcon from '@mui/icons-material/HighlightOffOutlined'
import LockIcon from '@mui/icons-material/LockOutlined'

interface PermissionGroupProps {
  group: AccessGroup
  granted: GrantKeys
  saved: GrantKeys
  onToggle?: (id: Id, grant: boolean) => void
  /** Grants or revokes all permissions of the group that are not locked. */
  onToggleAll?: (ids: Id[], grant: boolean) => void
  disabled?: boolean
  /** Permissions that the user may not change. */
  locked: GrantKeys
  /** Id of the text that says why permissions are locked. */
  lockId: string
  /** Id of the error message; undefined if the group is valid. */
  fault?: string
}

/** Renders a group of permissions; if it is editable, one check box grants or revokes the whole group. */
export function PermissionGroup(props: PermissionGroupProps) {
  const { group, granted, saved, onToggle, onToggleAll, disabled, locked, lockId, fault } = props
  const texts = useRoleTexts()
  const id = useId()
  const permissions = group.permissions.data
  const count = permissions.filter((permission) => granted.has(String(permission.id))).length
  const all = count === permissions.length && count > 0
  const open = permissions.filter((permission) => !locked.has(String(permission.id)))
  const allLocked = open.length === 0 && permissions.length > 0
  const heading = (
    <span className="title">
      <Typography component="span" variant="subtitle1" id={id}>
        {group.name}
      </Typography>
      {group.description && (
        <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
          {group.description}
        </Typography>
      )}
    </span>
  )
  return (
    <fieldset className="group" aria-labelledby={id}>
      <div className="head">
        {onToggleAll ? (
          <label>
            <input
              type="checkbox"
              aria-label={texts.wholeGroup(group.name)}
              aria-invalid={fault ? true : undefined}
              aria-disabled={allLocked || undefined}
              aria-describedby={[fault, allLocked && lockId].filter(Boolean).join(' ') || undefined}
              checked={all}
              disabled={disabled || permissions.length === 0}
              ref={(input) => {
                if (input) input.indeterminate = count > 0 && !all
              }}
              onChange={() => {
                if (allLocked) return
                onToggleAll(
                  open.map((permission) => permission.id),
                  open.some((permission) => !granted.has(String(permission.id))),
                )
              }}
            />
            {heading}
          </label>
        ) : (
          heading
        )}
        <span className="count">{texts.grantedOf(String(count), String(permissions.length))}</span>
      </div>
      <ul>
        {permissions.map((permission) => {
          const key = String(permission.id)
          return (
            <PermissionRow
              key={key}
              permission={permission}
              granted={granted.has(key)}
              changed={onToggle !== undefined && granted.has(key) !== saved.has(key)}
              onToggle={onToggle}
              disabled={disabled}
              lockId={locked.has(key) ? lockId : undefined}
            />
          )
        })}
      </ul>
    </fieldset>
  )
}

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
const PermissionRow = memo(function PermissionRow(props: PermissionRowProps) {
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
