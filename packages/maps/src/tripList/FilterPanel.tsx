'use client'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Popover from '@mui/material/Popover'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { ChoiceField, DayFields, DistanceField } from './FilterFields.tsx'
import type { FilterChoices } from './filterChoices.ts'
import { isFiltering, noFilter, type TripFilter } from './TripFilter.ts'
import { useSessionsTexts } from '../texts/useSessionsTexts.ts'

interface FilterPanelProps {
  id: string
  anchor: HTMLElement
  choices: FilterChoices
  /** The current day, as `2026-11-20`; the browser's date if undefined. */
  today: string | undefined
  filter: TripFilter
  /** Called with the changed fields of the filter. */
  onFilter: (change: TripFilter) => void
  onClose: () => void
}

/** Renders the fields of the filter; each change applies at once. */
export function FilterPanel({ id, anchor, choices, today, filter, onFilter, onClose }: FilterPanelProps) {
  const texts = useSessionsTexts()
  const titleId = useId()
  const choiceFields = [
    { label: texts.depot, choices: choices.groups ?? [], role: 'group' as const },
    { label: texts.vehicle, choices: choices.vehicles, role: 'vehicle' as const },
    { label: texts.driver, choices: choices.drivers, role: 'driver' as const },
    { label: texts.device, choices: choices.devices, role: 'device' as const },
  ].filter((field) => field.choices.length > 0)
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { id, role: 'dialog', 'aria-labelledby': titleId, sx: { mt: 0.5, width: 360 } } }}
    >
      <Box sx={{ display: 'grid', gap: 2, p: 2.5 }}>
        <Typography id={titleId} component="h3" sx={{ fontWeight: 700 }}>
          {texts.filterSessions}
        </Typography>
        {choices.days && !filter.untimed && <DayFields today={today} filter={filter} onChange={onFilter} />}
        {choiceFields.map(({ label, choices: some, role }) => (
          <ChoiceField
            key={role}
            label={label}
            choices={some}
            value={filter[role]}
            onChange={(key) => onFilter({ [role]: key })}
          />
        ))}
        <DistanceField value={filter.atLeast} onChange={(atLeast) => onFilter({ atLeast })} />
        <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
          <Button disabled={!isFiltering(filter)} onClick={() => onFilter(noFilter)}>
            {texts.clearFilters}
          </Button>
          <Button variant="contained" onClick={onClose}>
            {texts.close}
          </Button>
        </Box>
      </Box>
    </Popover>
  )
}
