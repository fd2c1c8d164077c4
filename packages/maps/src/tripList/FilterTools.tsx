'use client'
import FilterList from '@mui/icons-material/FilterListOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { GpsSession } from '@sikud/api'
import { lazy, type ReactNode, Suspense, useId, useMemo, useState } from 'react'
import Close from '@mui/icons-material/CloseOutlined'
import ButtonBase from '@mui/material/ButtonBase'
import type { Theme } from '@mui/material/styles'
import { chipRadius } from '@sikud/ui/status'
import { useMapsFormat, useMapsLanguage, useMapsTimeZone } from '../locales/useMapsTexts.ts'
import {
  type FilterChoice,
  filterChoices,
  type FilterChoices,
  isFiltering,
  noFilter,
  ruleCount,
  type TripFilter,
  tripSorts,
} from './TripFilter.ts'
import { PartFailed } from '../parts/PartFailed.tsx'
import type { TripChoice } from './TripChoice.ts'
import { useSessionsTexts } from '../texts/useSessionsTexts.ts'
import { dayRange } from '../texts/sessionTexts.ts'
import { dayAfter, dayIn } from '../trip/zoneDay.ts'

const FilterPanel = lazy(() =>
  import('./FilterPanel.tsx').then(
    ({ FilterPanel }) => ({ default: FilterPanel }),
    () => ({ default: PartFailed }),
  ),
)

export interface FilterToolsProps {
  all: readonly GpsSession[]
  choice: TripChoice
  /** Renders the button to export the trips; `rules` are the rules of the filter in words. */
  renderAction?: ((rules: readonly string[]) => ReactNode) | undefined
}

/** Renders the tools of the trip list: common periods, the order, the filter with a chip for each rule. */
export function FilterTools({ all, choice, renderAction }: FilterToolsProps) {
  const { filter, onFilter, paging } = choice
  const texts = useSessionsTexts()
  const format = useMapsFormat()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const panelId = useId()
  const choices = useMemo(() => paging?.choices ?? filterChoices(all), [paging?.choices, all])
  const rules = useRules(choices, filter)
  const filtering = isFiltering(filter)
  return (
    <Box component="section" aria-label={texts.tools} sx={{ pt: { md: 0.75 } }}>
      <Box sx={rowLook}>
        {choices.days && !filter.untimed && (
          <PeriodChips today={paging?.today} since={paging?.since} filter={filter} onFilter={onFilter} />
        )}
        <Button
          size="small"
          startIcon={<FilterList />}
          aria-label={filtering ? texts.filtersOn(format.count(ruleCount(filter))) : texts.filter}
          aria-haspopup="dialog"
          aria-expanded={anchor !== null}
          aria-controls={anchor ? panelId : undefined}
          onClick={(event) => {
            setAnchor(event.currentTarget)
            paging?.onOpenFilter()
          }}
          sx={toolLook}
        >
          {texts.filter}
        </Button>
      </Box>
      <Box sx={rowLook}>
        <Box component="fieldset" aria-label={texts.order} sx={orderLook}>
          {orders
            .filter((sort) => sort !== 'max_speed' || all.some(({ max_speed }) => max_speed !== undefined))
            .map((sort) => (
              <ButtonBase
                key={sort ?? 'time'}
                aria-pressed={filter.sort === sort}
                onClick={() => onFilter({ sort })}
                sx={orderChoiceLook}
              >
                {texts.orders[sort ?? 'time']}
              </ButtonBase>
            ))}
        </Box>
        {renderAction?.(rules.map(({ label }) => label))}
      </Box>
      {filtering && <FilterChips rules={rules} onFilter={onFilter} />}
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
    </Box>
  )
}

const orders = [undefined, ...tripSorts]

interface PeriodChipsProps {
  filter: TripFilter
  /** The current day, as `2026-11-20`; the browser's date if undefined. */
  today: string | undefined
  /** The first day of the list if no period is chosen, as `2026-11-20`. */
  since: string | undefined
  onFilter: (change: TripFilter) => void
}

/** Renders the common periods; a second press removes the period. */
function PeriodChips({ filter: { from, to, hour }, today: told, since, onFilter }: PeriodChipsProps) {
  const texts = useSessionsTexts()
  const timeZone = useMapsTimeZone()
  const [here] = useState(() => dayIn(timeZone)(Date.now()))
  const today = told ?? here
  const isShown = (range: { from: string; to: string }) =>
    from === undefined && to === undefined && range.from === since && range.to === today
  const ranges = [
    { label: texts.today, from: today, to: today },
    { label: texts.yesterday, from: dayAfter(today, -1), to: dayAfter(today, -1) },
    { label: texts.lastWeek, from: dayAfter(today, -6), to: today },
  ]
  return (
    <Box component="fieldset" aria-label={texts.period} sx={chipsLook}>
      {ranges.map((range) => {
        const isChosen = range.from === from && range.to === to
        const isPressed = isChosen || isShown(range)
        return (
          <ButtonBase
            key={range.label}
            aria-pressed={isPressed}
            onClick={() =>
              onFilter(
                isChosen
                  ? { from: undefined, to: undefined, hour: undefined }
                  : { from: range.from, to: range.to, hour: range.from === range.to ? hour : undefined },
              )
            }
            sx={{ ...chipLook, ...(isPressed ? chosenLook : plainLook) }}
          >
            {range.label}
          </ButtonBase>
        )
      })}
    </Box>
  )
}

interface FilterChipsProps {
  rules: ReturnType<typeof useRules>
  onFilter: (change: TripFilter) => void
}

/** Shows one chip for each rule of the filter; a click removes the rule. */
function FilterChips({ rules, onFilter }: FilterChipsProps) {
  const texts = useSessionsTexts()
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, px: 1.5, py: 0.5 }}>
      {rules.map(({ label, without }) => (
        <ButtonBase
          key={label}
          aria-label={texts.removeFilter(label)}
          onClick={() => onFilter(without)}
          sx={{ ...chipLook, bgcolor: 'action.selected' }}
        >
          {label}
          <Close sx={{ fontSize: 16 }} />
        </ButtonBase>
      ))}
      {rules.length > 1 && (
        <ButtonBase onClick={() => onFilter(noFilter)} sx={{ ...chipLook, color: 'primary.main' }}>
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
  const { from, to, hour, vehicle, driver, device, group, atLeast } = filter
  const days =
    from !== undefined && to !== undefined
      ? dayRange(from, to, language)
      : from !== undefined
        ? texts.since(dayRange(from, from, language))
        : to !== undefined
          ? texts.until(dayRange(to, to, language))
          : undefined
  const rules: { label: string | undefined; without: TripFilter }[] = [
    { label: days, without: { from: undefined, to: undefined, hour: undefined } },
    { label: hour && texts.hourRule(hour.replace(':', '.')), without: { hour: undefined } },
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
  '&:hover': { bgcolor: 'action.focus' },
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main' },
} as const

const chosenLook = {
  color: 'primary.main',
  bgcolor: 'action.selected',
  boxShadow: 'inset 0 0 0 1px currentcolor',
} as const

const plainLook = {
  boxShadow: (theme: Theme) => `inset 0 0 0 1px ${(theme.vars ?? theme).palette.divider}`,
} as const

// The first row fits below the handle of the lowest sheet on a phone.
const rowLook = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.75,
  height: 31,
  px: 1.5,
  '& .MuiButton-root': { minHeight: 28, py: 0 },
} as const

const chipsLook = { display: 'flex', gap: 0.75, m: 0, p: 0, border: 0, minWidth: 0 } as const

const orderLook = {
  ...chipsLook,
  alignItems: 'center',
  gap: 1.25,
  fontSize: 13,
  color: 'text.secondary',
} as const

const orderChoiceLook = {
  minHeight: 28,
  borderBottom: 2,
  borderColor: 'transparent',
  font: 'inherit',
  color: 'inherit',
  '&:hover': { color: 'text.primary' },
  '&[aria-pressed=true]': { fontWeight: 700, color: 'primary.main', borderColor: 'currentcolor' },
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main' },
} as const

// The padding of a button without a border ends at the edge of the row.
const toolLook = { flexShrink: 0, ml: 'auto', mr: -1 } as const
