import Typography from '@mui/material/Typography'
import type { AccessGroup, Id } from '@sikud/api'
import { useId } from 'react'
import { useRoleTexts } from './texts.ts'
import type { GrantKeys } from './grants.ts'
import { PermissionRow } from './PermissionRow.tsx'

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
