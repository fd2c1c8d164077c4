'use client'
import Close from '@mui/icons-material/CloseOutlined'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { useMapsFormat, useMapsLanguage } from '../locales/MapsLocaleProvider.tsx'
import type { FilterChoice, FilterChoices } from './filterChoices.ts'
import { noFilter, type TripFilter } from './TripFilter.ts'
import { useSessionsTexts } from '../texts/useSessionsTexts.ts'
import { dayRange } from '../texts/sessionTexts.ts'
import { chipRadius } from '@sikud/ui/status'

interface FilterChipsProps {
  choices: FilterChoices
  filter: TripFilter
  /** Called with the changed fields of the filter. */
  onFilter: (change: TripFilter) => void
}

/** Shows one chip for each rule of the filter; a click removes the rule. */
export function FilterChips({ choices, filter, onFilter }: FilterChipsProps) {
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
