'use client'
import FilterList from '@mui/icons-material/FilterListOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { GpsSession } from '@sikud/api'
import { lazy, Suspense, useId, useMemo, useState } from 'react'
import { useMapsFormat, useMapsTexts } from '../locales/MapsLocaleProvider.tsx'
import { filterChoices } from './filterChoices.ts'
import { FilterChips } from './FilterChips.tsx'
import { PartFailed } from '../parts/PartFailed.tsx'
import type { TripChoice } from './TripChoice.ts'
import { isFiltering, ruleCount } from './TripFilter.ts'
import { useSessionsTexts } from '../texts/useSessionsTexts.ts'

const FilterPanel = lazy(() =>
  import('./FilterPanel.tsx').then(
    ({ FilterPanel }) => ({ default: FilterPanel }),
    () => ({ default: PartFailed }),
  ),
)

export interface FilterToolsProps {
  /** All loaded trips. */
  all: readonly GpsSession[]
  choice: TripChoice
}

/** Renders the button that opens the filter, the number of matching trips, and a chip for each rule. */
export function FilterTools({ all, choice }: FilterToolsProps) {
  const { filter, onFilter, paging } = choice
  const texts = useSessionsTexts()
  const { sessionCount } = useMapsTexts()
  const format = useMapsFormat()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const panelId = useId()
  const choices = useMemo(() => paging?.choices ?? filterChoices(all), [paging?.choices, all])
  const shown = format.count(choice.shown.length)
  const filtering = isFiltering(filter)
  const count = ruleCount(filter)
  return (
    <>
      {filtering && (
        <Box component="output" sx={{ ml: 'auto', fontSize: 13, color: 'text.secondary' }}>
          {paging ? sessionCount(shown) : texts.countOf(shown, format.count(all.length))}
        </Box>
      )}
      <Button
        size="small"
        startIcon={<FilterList />}
        aria-label={filtering ? texts.filtersOn(format.count(count)) : texts.filter}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? panelId : undefined}
        onClick={(event) => {
          setAnchor(event.currentTarget)
          paging?.onOpenFilter()
        }}
        sx={{ flexShrink: 0 }}
      >
        {texts.filter}
      </Button>
      {filtering && <FilterChips choices={choices} filter={filter} onFilter={onFilter} />}
      {anchor && (
        <Suspense>
          <FilterPanel
            id={panelId}
            anchor={anchor}
            choices={choices}
            today={paging?.today}
            filter={filter}
            onFilter={onFilter}
            onClose={() => setAnchor(null)}
          />
        </Suspense>
      )}
    </>
  )
}
