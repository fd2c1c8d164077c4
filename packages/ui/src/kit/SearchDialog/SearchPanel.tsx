'use client'

import Box from '@mui/material/Box'
import { useDeferredValue, useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { actsOnList, clickWithKeys, steppedTo } from './listKeys.ts'
import { indexEntries } from './searchEntries.ts'
import { SearchInput } from './SearchInput.tsx'
import type { SearchGroup } from './SearchGroup.ts'
import { searchGroups } from './searchGroups.ts'
import { SearchKeys } from './SearchKeys.tsx'
import { SearchNotices } from './SearchNotices.tsx'
import { SearchOutcome } from './SearchOutcome.tsx'
import { optionIds, SearchResults } from './SearchResults.tsx'

interface SearchPanelProps {
  groups: readonly SearchGroup[]
  /** Called by the close button, and after the user has chosen a result that does not open in a new tab. */
  onClose: () => void
}

/** Renders the search field and the results by group. Results that are pages are links. */
export function SearchPanel({ groups, onClose }: SearchPanelProps) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState<string>()
  // The results use the deferred text, so that typing stays fast. Before a key acts on the list, `press` updates the
  // results. Enter therefore always opens a result of the current text.
  const deferred = useDeferredValue(text)
  const [caughtUp, setCaughtUp] = useState('')
  const search = caughtUp === text ? text : deferred
  const found = useMemo(() => searchGroups(groups, search), [groups, search])
  const options = optionIds(id, found)
  const active = chosen !== undefined && options.includes(chosen) ? chosen : options[0]

  // Builds the search index when the entries arrive, so that the first key press does not wait for it.
  useEffect(() => groups.forEach((group) => indexEntries(group.entries)), [groups])

  function type(next: string) {
    setText(next)
    setChosen(undefined)
    list.current?.scrollTo(0, 0)
  }

  function press(event: KeyboardEvent) {
    if (!actsOnList(event) || list.current === null) return
    event.preventDefault()
    flushSync(() => setCaughtUp(text))
    const shown = [...list.current.querySelectorAll('[role="option"]')]
    const at = shown.findIndex((option) => option.ariaSelected === 'true')
    if (event.key === 'Enter') {
      clickWithKeys(shown[at], event)
      return
    }
    const next = shown[steppedTo(event.key, at, shown.length)]
    next?.scrollIntoView({ block: 'nearest' })
    setChosen(next?.id)
  }

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0, minHeight: 0 }}>
      <SearchInput
        text={text}
        onText={type}
        onKeyDown={press}
        onClose={onClose}
        listId={id}
        activeId={active}
      />
      <Box ref={list} sx={{ flex: 1, minHeight: 0, overflowY: 'auto', scrollbarWidth: 'thin', px: 1, pb: 1 }}>
        <SearchResults
          id={id}
          found={found}
          active={active}
          search={search}
          onActive={setChosen}
          onChosen={onClose}
        />
        <SearchOutcome groups={groups} found={found} search={search} />
      </Box>
      <SearchNotices groups={groups} search={search} />
      <SearchKeys />
    </Box>
  )
}
