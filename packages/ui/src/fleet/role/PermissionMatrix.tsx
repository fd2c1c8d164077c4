'use client'

import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { AccessGroup, Id } from '@sikud/api'
import { useCallback, useId, useMemo } from 'react'
import { FormFault } from '../../kit/FormFault/FormFault.tsx'
import type { RoleTexts } from './texts.ts'
import { useRoleTexts } from './texts.ts'
import { grantKeys, lockedGrants, unlistedGrants } from './grants.ts'
import { MatrixBar, MatrixLock } from './MatrixBar.tsx'
import { matrixStyle } from './matrixStyle.ts'
import { PermissionGroup } from './PermissionGroup.tsx'
import { useShownGroups } from './useShownGroups.ts'

interface PermissionMatrixProps {
  groups: readonly AccessGroup[]
  /** Ids of the granted permissions; permissions that no group lists are counted but not shown. */
  granted: readonly Id[]
  /** Ids of the saved permissions; `granted` by default. The matrix counts and marks the differences from them. */
  saved?: readonly Id[]
  /** Grants or revokes permissions; if undefined, the matrix is read-only. Keep it stable between renders. */
  onChange?: (ids: Id[], grant: boolean) => void
  /** Error message of the whole matrix, for example from the server. */
  error?: string
  disabled?: boolean
  /** Ids of the permissions that the user holds and may change; all by default. Keep it stable between renders. */
  grantable?: readonly Id[] | undefined
}

/**
 * Renders the permissions of a role by group, each with a check or a cross; a click on a row changes its permission.
 */
export function PermissionMatrix(props: PermissionMatrixProps) {
  const { groups, granted, saved = granted, onChange, error, disabled, grantable } = props
  const texts = useRoleTexts()
  const errorId = useId()
  const lockId = useId()
  const locked = useMemo(() => lockedGrants(groups, onChange && grantable), [groups, onChange, grantable])
  const grantedKeys = useMemo(() => grantKeys(granted), [granted])
  const savedKeys = useMemo(() => grantKeys(saved), [saved])
  const unlisted = useMemo(() => unlistedGrants(groups, granted).length, [groups, granted])
  const { shown, ...filter } = useShownGroups(groups, grantedKeys, savedKeys)
  const toggle = useCallback((id: Id, grant: boolean) => onChange?.([id], grant), [onChange])
  return (
    <Box component="fieldset" aria-label={texts.permissions} sx={matrixStyle}>
      <MatrixBar groups={groups} granted={grantedKeys} filter={filter} editable={onChange !== undefined} />
      {error && (
        <div id={errorId}>
          <FormFault>{error}</FormFault>
        </div>
      )}
      {locked.size > 0 && <MatrixLock id={lockId} />}
      {shown.map((group, at) => (
        <PermissionGroup
          key={String(group.id ?? group.name)}
          group={group}
          granted={grantedKeys}
          saved={savedKeys}
          onToggle={onChange && toggle}
          onToggleAll={onChange}
          disabled={disabled}
          locked={locked}
          lockId={lockId}
          fault={error && at === 0 ? errorId : undefined}
        />
      ))}
      {shown.length === 0 && (
        <Typography sx={{ py: 3, textAlign: 'center', color: 'text.secondary' }}>
          {emptyText(texts, groups.length, filter.search)}
        </Typography>
      )}
      {unlisted > 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {texts.unlisted(String(unlisted))}
        </Typography>
      )}
    </Box>
  )
}

function emptyText(texts: RoleTexts, groups: number, search: string) {
  if (groups === 0) return texts.noGroups
  return search === '' ? texts.noChanges : texts.noMatch
}
