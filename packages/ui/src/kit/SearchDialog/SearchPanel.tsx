'use client'

import Box from '@mui/material/Box'
import { type KeyboardEvent, useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { indexEntries } from './searchEntries.ts'
import { SearchInput } from './SearchInput.tsx'
import type { SearchGroup } from './SearchGroup.ts'
import { type FoundGroup, searchGroups } from './searchGroups.ts'
import { SearchKeys } from './SearchKeys.tsx'
import { SearchNotices } from './SearchNotices.tsx'
import { SearchResults, optionIds } from './SearchResults.tsx'
import Typography from '@mui/material/Typography'
import { useFormat } from '../../locales/LocaleProvider.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { foldedWords } from './foldText.ts'
import { useSearchTexts } from './texts.ts'

export interface SearchPanelProps {
  /** Says what the user can find. */
  label: string
  /** Advice below "Tidak ada yang cocok", such as what else to type. */
  noneText: string
  groups: readonly SearchGroup[]
  /** Whether a choice saves something, instead of opening a page. */
  saves?: boolean
  /** Called by the close button, and after the user has chosen a result that does not open in a new tab. */
  onClose: () => void
}

/** Renders the search field and the results by group. Results that are pages are links. */
export function SearchPanel({ label, noneText, groups, saves = false, onClose }: SearchPanelProps) {
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
        label={label}
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
        <SearchOutcome groups={groups} found={found} search={search} noneText={noneText} />
      </Box>
      <SearchNotices groups={groups} search={search} />
      <SearchKeys saves={saves} />
    </Box>
  )
}

interface SearchOutcomeProps {
  noneText: string
  groups: readonly SearchGroup[]
  found: readonly FoundGroup[]
  search: string
}

/** Tells screen readers the number of results. If there is no result, shows a text. */
function SearchOutcome({ noneText, groups, found, search }: SearchOutcomeProps) {
  const texts = useSearchTexts()
  const format = useFormat()
  const total = found.reduce((sum, part) => sum + part.total, 0)
  const searching = foldedWords(search).length > 0
  const nothing = searching && total === 0 && !groups.some((group) => group.loading)
  return (
    <Box component="output" sx={{ display: 'block' }}>
      {searching && total > 0 ? <VisuallyHidden>{texts.count(format.number(total))}</VisuallyHidden> : null}
      {nothing ? (
        <Box sx={{ px: 2, py: 5, textAlign: 'center', overflowWrap: 'anywhere' }}>
          <Typography variant="subtitle1">{texts.none(search.trim())}</Typography>
          <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
            {noneText}
          </Typography>
        </Box>
      ) : null}
    </Box>
  )
}

const steps = ['ArrowDown', 'ArrowUp', 'Home', 'End']

/** Returns whether the list reacts to a key in the search field. It reacts to Enter also with Ctrl, ⌘ or Shift. */
function actsOnList(event: KeyboardEvent): boolean {
  // A held Enter, which has opened the dialog, must not choose the first result at once.
  if (event.key === 'Enter' && event.repeat) return false
  // While the user composes text with an input method, Enter only confirms a suggestion.
  if (event.nativeEvent.isComposing || event.altKey) return false
  if (event.key === 'Enter') return true
  return steps.includes(event.key) && !event.ctrlKey && !event.metaKey && !event.shiftKey
}

/** Returns the index of the option after an arrow key, Home or End. Arrow keys wrap around. */
export function steppedTo(key: string, at: number, count: number): number {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return (at + (key === 'ArrowUp' ? count - 1 : 1)) % count
}

/**
 * Clicks an option with the modifier keys that the user holds. The browser then opens the link in this tab, in a new
 * tab or in a new window.
 */
function clickWithKeys(option: Element | undefined, held: KeyboardEvent): void {
  const { ctrlKey, metaKey, shiftKey } = held
  option?.dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey, view: window }),
  )
}
