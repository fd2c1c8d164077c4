import CloseOutlined from '@mui/icons-material/CloseOutlined'
import SearchOutlined from '@mui/icons-material/SearchOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import type { KeyboardEvent } from 'react'
import { useSearchTexts } from './texts.ts'

interface SearchInputProps {
  label: string
  text: string
  onText: (text: string) => void
  onKeyDown: (event: KeyboardEvent) => void
  onClose: () => void
  listId: string
  /** Id of the option that Enter opens; undefined if the list is empty. */
  activeId?: string
}

const row = {
  display: 'flex',
  alignItems: 'center',
  flexShrink: 0,
  gap: 1.5,
  minHeight: 56,
  px: 2,
  borderBottom: 1,
  borderColor: 'divider',
} as const

const input = {
  flex: 1,
  minWidth: 0,
  alignSelf: 'stretch',
  p: 0,
  border: 0,
  // The input needs no outline, because its caret shows that it has the focus.
  outline: 'none',
  bgcolor: 'transparent',
  color: 'inherit',
  font: 'inherit',
  fontSize: '1rem',
  wordSpacing: 'inherit',
  '&::placeholder': { color: 'text.secondary', opacity: 1 },
} as const

/** Renders the search input and the close button. The input keeps the focus while arrow keys move through the list. */
export function SearchInput({ label, text, onText, onKeyDown, onClose, listId, activeId }: SearchInputProps) {
  const search = useSearchTexts()
  const listed = activeId !== undefined
  return (
    <Box sx={row}>
      <SearchOutlined sx={{ color: 'text.secondary' }} />
      <Box
        component="input"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- users open the search in order to type
        autoFocus
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an input has the role combobox only if it is set
        role="combobox"
        aria-label={label}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-expanded={listed}
        aria-controls={listed ? listId : undefined}
        aria-activedescendant={activeId}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="go"
        placeholder={label}
        value={text}
        onChange={(event) => onText(event.target.value)}
        onKeyDown={onKeyDown}
        sx={input}
      />
      <IconButton size="small" edge="end" aria-label={search.close} onClick={onClose}>
        <CloseOutlined />
      </IconButton>
    </Box>
  )
}
