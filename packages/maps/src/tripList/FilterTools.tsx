'use client'
import FilterList from '@mui/icons-material/FilterListOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { GpsSession } from '@sikud/api'
import { lazy, Suspense, useId, useMemo, useState } from 'react'
import Close from '@mui/icons-material/CloseOutlined'
import ButtonBase from '@mui/material/ButtonBase'
import { chipRadius } from '@sikud/ui/status'
import { useMapsFormat, useMapsLanguage, useMapsTexts } from '../locales/useMapsTexts.ts'
import {
  type FilterChoice,
  filterChoices,
  type FilterChoices,
  isFiltering,
  noFilter,
  ruleCount,
  type TripFilter,
} from './TripFilter.ts'
import { PartFailed } from '../parts/PartFailed.tsx'
import type { TripChoice } from './TripChoice.ts'
import { useSessionsTexts } from '../texts/useSessionsTexts.ts'
import { dayRange } from '../texts/sessionTexts.ts'

const FilterPanel = lazy(() =>
  import('./FilterPanel.tsx').then(
    ({ FilterPanel }) => ({ default: FilterPanel }),
    () => ({ default: PartFailed }),
  ),
)

export interface FilterToolsProps {
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

interface FilterChipsProps {
  choices: FilterChoices
  filter: TripFilter
  onFilter: (change: TripFilter) => void
}

/** Shows one chip for each rule of the filter; a click removes the rule. */
function FilterChips({ choices, filter, onFilter }: FilterChipsProps) {
  const texts = useSessionsTexts()
  const rules = useRules(choices, filter)
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, flexBasis: '100%' }}>
      {rules.map(({ label, without }) => (
        <ButtonBase
          key={label}
          aria-label={texts.removeFilter(label)}
          onClick={() => onFilter(without)}
          sx={chipLook}
        >
          {label}
          <Close sx={{ fontSize: 16 }} />
        </ButtonBase>
      ))}
      {rules.length > 1 && (
        <ButtonBase
          onClick={() => onFilter(noFilter)}
          sx={{ ...chipLook, bgcolor: undefined, color: 'primary.main' }}
        >
          {texts.clearFilters}
        </ButtonBase>
      )}
    </Box>
  )
}

function useRules(choices: FilterChoices, filter: TripFilter) {
  const texts = useSessionsTexts()
  const format = useMapsFormat()
  const language = useMapsLanguage()
  const { from, to, vehicle, driver, device, group, atLeast } = filter
  const days =
    from !== undefined && to !== undefined
      ? dayRange(from, to, language)
      : from !== undefined
        ? texts.since(dayRange(from, from, language))
        : to !== undefined
          ? texts.until(dayRange(to, to, language))
          : undefined
  const rules: { label: string | undefined; without: TripFilter }[] = [
    { label: days, without: { from: undefined, to: undefined } },
    { label: labelOf(choices.groups ?? [], group), without: { group: undefined } },
    { label: labelOf(choices.vehicles, vehicle), without: { vehicle: undefined } },
    { label: labelOf(choices.drivers, driver), without: { driver: undefined } },
    { label: labelOf(choices.devices, device), without: { device: undefined } },
    {
      label: atLeast === undefined ? undefined : texts.atLeast(format.distance(atLeast)),
      without: { atLeast: undefined },
    },
  ]
  return rules.flatMap(({ label, without }) => (label === undefined ? [] : [{ label, without }]))
}

function labelOf(choices: FilterChoice[], key: string | undefined) {
  return choices.find((choice) => choice.key === key)?.label ?? key
}

const chipLook = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.5,
  minHeight: 28,
  px: 1,
  borderRadius: chipRadius,
  fontFamily: 'inherit',
  fontSize: 13,
  fontWeight: 600,
  color: 'text.primary',
  bgcolor: 'action.selected',
  '&:hover': { bgcolor: 'action.focus' },
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main' },
} as const
