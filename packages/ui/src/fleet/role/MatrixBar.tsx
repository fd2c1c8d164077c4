import LockIcon from '@mui/icons-material/LockOutlined'
import SearchIcon from '@mui/icons-material/SearchOutlined'
import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import type { AccessGroup } from '@sikud/api'
import { useFormat } from '../../locales/LocaleProvider.tsx'
import { permissionsOf, type GrantKeys } from './grants.ts'
import { useRoleTexts } from './texts.ts'
import type { MatrixFilter } from './useShownGroups.ts'

/** The search appears if there are more permissions than this. */
const MAX_WITHOUT_SEARCH = 12

interface MatrixBarProps {
  groups: readonly AccessGroup[]
  granted: GrantKeys
  filter: MatrixFilter
  editable: boolean
}

/** Renders the numbers of granted and changed permissions, the search, and the switch "only what changed". */
export function MatrixBar({ groups, granted, filter, editable }: MatrixBarProps) {
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
export function MatrixLock({ id }: { id: string }) {
  const texts = useRoleTexts()
  return (
    <Typography variant="body2" sx={{ display: 'flex', gap: 1, color: 'text.secondary' }}>
      <LockIcon fontSize="small" />
      <span id={id}>{texts.locked}</span>
    </Typography>
  )
}
