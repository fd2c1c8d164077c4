'use client'

import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { AccessGroup, Id } from '@sikud/api'
import { useCallback, useId, useMemo } from 'react'
import { FormFault } from '../../kit/FormFault/FormFault.tsx'
import { type RoleTexts, useRoleTexts } from './texts.ts'
import { type GrantKeys, grantKeys, lockedGrants, permissionsOf, unlistedGrants } from './grants.ts'
import { matrixStyle } from './matrixStyle.ts'
import { PermissionGroup } from './PermissionGroup.tsx'
import { type MatrixFilter, useShownGroups } from './useShownGroups.ts'
import LockIcon from '@mui/icons-material/LockOutlined'
import SearchIcon from '@mui/icons-material/SearchOutlined'
import FormControlLabel from '@mui/material/FormControlLabel'
import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import Switch from '@mui/material/Switch'
import { useFormat } from '../../locales/LocaleProvider.tsx'

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

/** The search appears if there are more permissions than this. */
const MAX_WITHOUT_SEARCH = 12

interface MatrixBarProps {
  groups: readonly AccessGroup[]
  granted: GrantKeys
  filter: MatrixFilter
  editable: boolean
}

/** Renders the numbers of granted and changed permissions, the search, and the switch "only what changed". */
function MatrixBar({ groups, granted, filter, editable }: MatrixBarProps) {
  const texts = useRoleTexts()
  const { number } = useFormat()
  const all = permissionsOf(groups)
  const count = all.filter(({ id }) => granted.has(String(id))).length
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}>
      <Typography variant="h3" component="h2">
        {texts.permissions}
      </Typography>
      <Typography component="output" variant="body2" sx={{ color: 'text.secondary', mr: 'auto' }}>
        {texts.grantedOf(number(count), number(all.length))}
        {editable && filter.changes > 0 && ` · ${texts.changes(number(filter.changes))}`}
      </Typography>
      {editable && (
        <FormControlLabel
          control={<Switch disableRipple />}
          label={texts.onlyChanged}
          checked={filter.onlyChanged}
          onChange={(_, only) => filter.onOnlyChanged(only)}
          slotProps={{ typography: { variant: 'body2' } }}
          sx={{ mx: 0, gap: 1 }}
        />
      )}
      {all.length > MAX_WITHOUT_SEARCH && <MatrixSearch text={filter.search} onText={filter.onSearch} />}
    </Box>
  )
}

/** Renders the search for permissions. Escape clears its text; Enter does not submit the form. */
function MatrixSearch({ text, onText }: { text: string; onText: (text: string) => void }) {
  const role = useRoleTexts()
  return (
    <OutlinedInput
      type="search"
      size="small"
      value={text}
      placeholder={role.search}
      inputProps={{ 'aria-label': role.search, enterKeyHint: 'search' }}
      onChange={(event) => onText(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.preventDefault()
        if (event.key === 'Escape') onText('')
      }}
      startAdornment={
        <InputAdornment position="start">
          <SearchIcon />
        </InputAdornment>
      }
      sx={{ flex: { xs: '1 1 100%', sm: '0 1 240px' }, minHeight: 38, '& input': { py: 1, px: 0 } }}
    />
  )
}

/** Explains above the groups why permissions are locked. This text is also the description of locked check boxes. */
function MatrixLock({ id }: { id: string }) {
  const texts = useRoleTexts()
  return (
    <Typography variant="body2" sx={{ display: 'flex', gap: 1, color: 'text.secondary' }}>
      <LockIcon fontSize="small" />
      <span id={id}>{texts.locked}</span>
    </Typography>
  )
}
