import SearchIcon from '@mui/icons-material/SearchOutlined'
import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useRoleTexts } from './useRoleTexts.ts'

/** Searches the permissions; Escape clears it, Enter does not submit the form. */
export function MatrixSearch({ text, onText }: { text: string; onText: (text: string) => void }) {
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
