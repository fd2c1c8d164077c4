'use client'

import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { AccessGroup, Id } from '@sikud/api'
import { useCallback, useId, useMemo, useState } from 'react'
import { FormFault } from '../../kit/FormFault/FormFault.tsx'
import { type RoleTexts, useRoleTexts } from './texts.ts'
import {
  type GrantKeys,
  changedGrants,
  filteredGroups,
  grantKeys,
  lockedGrants,
  permissionsOf,
  unlistedGrants,
} from './grants.ts'
import { PermissionGroup } from './PermissionGroup.tsx'
import LockIcon from '@mui/icons-material/LockOutlined'
import SearchIcon from '@mui/icons-material/SearchOutlined'
import FormControlLabel from '@mui/material/FormControlLabel'
import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import Switch from '@mui/material/Switch'
import { useFormat } from '../../locales/LocaleProvider.tsx'
import type { SxProps, Theme } from '@mui/material/styles'
import { paletteOf, softColour } from '../../theme/paletteOf.ts'

export interface PermissionMatrixProps {
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

/** The current search and filter of the matrix, with functions to change them. */
interface MatrixFilter {
  search: string
  onSearch: (search: string) => void
  /** Number of permissions that differ from the saved ones. */
  changes: number
  onlyChanged: boolean
  onOnlyChanged: (only: boolean) => void
}

/** Holds the filter of the matrix; returns it with the groups and permissions that match it. */
function useShownGroups(groups: readonly AccessGroup[], granted: GrantKeys, saved: GrantKeys) {
  const [search, setSearch] = useState('')
  // The permissions that were changed when the user turned on `onlyChanged`. Their rows stay even if the user undoes a
  // change. Null if `onlyChanged` is off.
  const [changedAtSwitchOn, setChangedAtSwitchOn] = useState<GrantKeys | null>(null)
  const changed = useMemo(() => new Set(changedGrants(groups, granted, saved)), [groups, granted, saved])
  const shown = useMemo(() => {
    const wanted = search.trim().toLocaleLowerCase('id')
    const has = (text: string) => text.toLocaleLowerCase('id').includes(wanted)
    return filteredGroups(groups, ({ id, name }, group) => {
      const key = String(id)
      if (changedAtSwitchOn !== null && !changedAtSwitchOn.has(key) && !changed.has(key)) return false
      return wanted === '' || has(name) || has(group.name)
    })
  }, [groups, search, changedAtSwitchOn, changed])
  return {
    shown,
    search,
    onSearch: setSearch,
    changes: changed.size,
    onlyChanged: changedAtSwitchOn !== null,
    onOnlyChanged: (only: boolean) => setChangedAtSwitchOn(only ? changed : null),
  }
}

/** One style for the whole matrix, because styles for each row would be slow with hundreds of rows. */
const matrixStyle: SxProps<Theme> = {
  display: 'grid',
  gap: 2,
  border: 0,
  m: 0,
  p: 0,
  minWidth: 0,
  '& .group': {
    m: 0,
    p: 0,
    border: 1,
    borderColor: 'divider',
    borderRadius: 1,
    overflow: 'hidden',
    minWidth: 0,
  },
  '& .head': {
    display: 'flex',
    alignItems: 'center',
    gap: 2,
    px: 2,
    py: 1.25,
    bgcolor: 'background.field',
    borderBottom: 1,
    borderColor: 'divider',
    '& > label': { display: 'flex', alignItems: 'center', gap: 1.5, cursor: 'pointer', minHeight: 32 },
  },
  '& .title': { display: 'grid', minWidth: 0, overflowWrap: 'anywhere' },
  '& .count': { ml: 'auto', flexShrink: 0, typography: 'body2', color: 'text.secondary' },
  '& ul': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 340px), 1fr))',
    columnGap: 1,
    listStyle: 'none',
    m: 0,
    p: 0.75,
  },
  '& .row': {
    display: 'flex',
    alignItems: 'center',
    gap: 1.25,
    minHeight: 44,
    px: 1.25,
    borderRadius: 1,
    position: 'relative',
    typography: 'body1',
  },
  '& label.row': { cursor: 'pointer', '&:hover': { bgcolor: 'action.hover' } },
  '& .row svg': { flexShrink: 0 },
  '& .name': { minWidth: 0, overflowWrap: 'anywhere' },
  '& .word': { ml: 'auto', flexShrink: 0, typography: 'body2', color: 'text.secondary' },
  '& .changed': {
    flexShrink: 0,
    px: 0.75,
    borderRadius: 0.5,
    typography: 'caption',
    fontWeight: 650,
    color: 'info.main',
    bgcolor: (theme: Theme) => softColour(theme, 'info'),
  },
  '& .changed + .word': { ml: 'auto' },
  '& input[type=checkbox]': {
    flexShrink: 0,
    m: 0,
    width: 18,
    height: 18,
    accentColor: (theme) => paletteOf(theme).primary.main,
    cursor: 'inherit',
    outlineOffset: 2,
  },
  // The icon shows the state; the invisible check box has the focus and the accessible name.
  '& .row input[type=checkbox]': { position: 'absolute', opacity: 0 },
  '& .row:has(input:focus-visible)': {
    outline: (theme) => `2px solid ${paletteOf(theme).primary.main}`,
    outlineOffset: -2,
  },
  '& label:has([aria-disabled])': {
    cursor: 'not-allowed',
    color: 'text.secondary',
    '&:hover': { bgcolor: 'transparent' },
  },
  '& .lock': { color: 'text.secondary' },
  '& label:has(input:disabled)': { cursor: 'default', opacity: 0.6 },
}
