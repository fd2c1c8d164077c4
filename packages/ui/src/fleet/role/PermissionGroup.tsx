import Typography from '@mui/material/Typography'
import type { AccessGroup, Id } from '@sikud/api'
import { useId } from 'react'
import { useRoleTexts } from './useRoleTexts.ts'
import type { GrantKeys } from './grants.ts'
import { PermissionRow } from './PermissionRow.tsx'

interface PermissionGroupProps {
  group: AccessGroup
  granted: GrantKeys
  saved: GrantKeys
  onToggle?: (id: Id, grant: boolean) => void
  /** Grants or takes away the whole group. */
  onToggleAll?: (ids: Id[], grant: boolean) => void
  disabled?: boolean
  /** Id of the message that says what is wrong, where the group is marked for it. */
  fault?: string
}

/** A group of permissions, always open, with a box for the whole group where it can be changed. */
export function PermissionGroup(props: PermissionGroupProps) {
  const { group, granted, saved, onToggle, onToggleAll, disabled, fault } = props
  const texts = useRoleTexts()
  const id = useId()
  const permissions = group.permissions.data
  const count = permissions.filter((permission) => granted.has(String(permission.id))).length
  const all = count === permissions.length && count > 0
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
              aria-describedby={fault}
              checked={all}
              disabled={disabled || permissions.length === 0}
              ref={(input) => {
                if (input) input.indeterminate = count > 0 && !all
              }}
              onChange={() =>
                onToggleAll(
                  permissions.map((permission) => permission.id),
                  !all,
                )
              }
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
            />
          )
        })}
      </ul>
    </fieldset>
  )
}
