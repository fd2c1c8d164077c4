'use client'
import FilterList from '@mui/icons-material/FilterListOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { GpsSession } from '@sikud/api'
import { lazy, Suspense, useId, useState } from 'react'
import { useMapsFormat } from '../locales/MapsLocaleProvider.tsx'
import { FilterChips } from './FilterChips.tsx'
import { PartFailed } from './PartFailed.tsx'
import { isFiltering, ruleCount, type SessionFilter } from './SessionFilter.ts'
import { useTakeTexts } from './useTakeTexts.ts'

const FilterPanel = lazy(() =>
  import('./FilterPanel.tsx').then(
    ({ FilterPanel }) => ({ default: FilterPanel }),
    () => ({ default: PartFailed }),
  ),
)

export interface FilterToolsProps {
  /** All sessions, to choose from. */
  all: readonly GpsSession[]
  /** How many of them pass the filter. */
  shown: number
  filter: SessionFilter
  /** Takes what changes of the filter. */
  onFilter: (change: SessionFilter) => void
}

/** The button that opens the filter, how many sessions pass it, and what is filtered by, each to be taken away. */
export function FilterTools({ all, shown, filter, onFilter }: FilterToolsProps) {
  const texts = useTakeTexts()
  const format = useMapsFormat()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const panelId = useId()
  const filtering = isFiltering(filter)
  const count = ruleCount(filter)
  return (
    <>
      {filtering && (
        <Box component="output" sx={{ ml: 'auto', fontSize: 13, color: 'text.secondary' }}>
          {texts.countOf(format.count(shown), format.count(all.length))}
        </Box>
      )}
      <Button
        size="small"
        startIcon={<FilterList />}
        aria-label={filtering ? texts.filtersOn(format.count(count)) : texts.filter}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? panelId : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ flexShrink: 0 }}
      >
        {texts.filter}
      </Button>
      {filtering && <FilterChips all={all} filter={filter} onFilter={onFilter} />}
      {anchor && (
        <Suspense>
          <FilterPanel
            id={panelId}
            anchor={anchor}
            all={all}
            filter={filter}
            onFilter={onFilter}
            onClose={() => setAnchor(null)}
          />
        </Suspense>
      )}
    </>
  )
}
