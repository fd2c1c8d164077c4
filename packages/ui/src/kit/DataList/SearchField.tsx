'use client'

import CloseIcon from '@mui/icons-material/CloseOutlined'
import SearchIcon from '@mui/icons-material/SearchOutlined'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useListTexts } from '../texts.ts'
import { useEffect, useState } from 'react'

/** Renders the search field of a list. Escape clears it. */
export function SearchField({
  text,
  onText,
  onLeave,
}: {
  text: string
  onText: (text: string) => void
  /** Called when the user presses Enter or leaves the field. */
  onLeave: () => void
}) {
  const { search, clearSearch } = useListTexts()
  return (
    <OutlinedInput
      type="search"
      size="small"
      value={text}
      placeholder={search}
      inputProps={{ 'aria-label': search, enterKeyHint: 'search' }}
      onChange={(event) => onText(event.target.value)}
      onBlur={onLeave}
      onKeyDown={(event) => {
        if (event.key === 'Enter') onLeave()
        if (event.key === 'Escape') onText('')
      }}
      startAdornment={
        <InputAdornment position="start">
          <SearchIcon />
        </InputAdornment>
      }
      endAdornment={
        text !== '' && (
          <IconButton size="small" edge="end" aria-label={clearSearch} onClick={() => onText('')}>
            <CloseIcon />
          </IconButton>
        )
      }
      sx={{
        flex: { xs: '1 1 100%', sm: '1 1 200px' },
        maxWidth: { sm: 320 },
        minHeight: 40,
        '& input': { py: 1, px: 0 },
        '& input::-webkit-search-cancel-button': { display: 'none' },
      }}
    />
  )
}

const SEARCH_DELAY_MS = 300

/**
 * Returns the text of a search field and stores it after a delay, so that typing does not wait for a change of the URL.
 * If the stored value changes for another reason (Back, a removed filter), it replaces the text.
 */
export function useSearchText(kept: string, keep: (text: string) => void) {
  const [text, setText] = useState(kept)
  const [seen, setSeen] = useState(kept)
  const [sent, setSent] = useState(kept)
  if (kept !== seen) {
    setSeen(kept)
    if (kept !== sent) {
      setSent(kept)
      setText(kept)
    }
  }

  function flush() {
    if (text === sent) return
    setSent(text)
    keep(text)
  }

  useEffect(() => {
    if (text === sent) return undefined
    const timer = setTimeout(() => {
      setSent(text)
      keep(text)
    }, SEARCH_DELAY_MS)
    return () => clearTimeout(timer)
  }, [text, sent, keep])

  return { text, setText, flush }
}
