'use client'
import CloseOutlined from '@mui/icons-material/CloseOutlined'
import FilterList from '@mui/icons-material/FilterListOutlined'
import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined'
import SearchOutlined from '@mui/icons-material/SearchOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import InputBase from '@mui/material/InputBase'
import ButtonBase from '@mui/material/ButtonBase'
import Tooltip from '@mui/material/Tooltip'
import type { Theme } from '@mui/material/styles'
import { useEffect, useId, useRef, useState } from 'react'
import { useSnapshot } from '../../parts/useSnapshot.ts'
import { chipRadius, controlRadius, type FleetStatus } from '@sikud/ui/status'
import { durationText } from '@sikud/ui/format'
import { MapButton } from '../../BaseMap/MapButton.tsx'
import { fleetStatuses } from '../store/statusByAge.ts'
import { type FleetQuery, USUAL_STANDING } from '../store/fleetView.ts'
import type { FleetStore } from '../store/FleetStore.ts'
import { statusShapes } from '../painting/StatusMark.tsx'
import { useMapsFormat } from '../../locales/useMapsTexts.ts'
import { useMapColours } from '../../look/useMapColours.ts'
import { useFleetTexts } from '../../locales/useFleetTexts.ts'
import type { FleetPart } from './FleetPart.ts'
import { ChoiceMenu } from './SortMenu.tsx'

interface FleetFiltersProps {
  query: FleetQuery
  onQuery: (query: FleetQuery) => void
  fleet: FleetStore
}

/** Renders chips that filter the map and the list by status; each chip shows a count. */
export function FleetChips({ query, onQuery, fleet }: FleetFiltersProps) {
  const texts = useFleetTexts()
  const { statuses } = query
  // The counts are joined into a string, because a new array with the same counts would cause a render.
  const counts = useSnapshot(fleet.subscribe, () => fleet.view().counts.join())
    .split(',')
    .map(Number)
  const toggle = (status: FleetStatus) => {
    const next = statuses.includes(status) ? statuses.filter((one) => one !== status) : [...statuses, status]
    onQuery({ ...query, statuses: fleetStatuses.filter((one) => next.includes(one)) })
  }
  return (
    <Box component="fieldset" aria-label={texts.filterByStatus} sx={chipsLook}>
      <FilterChip
        name={texts.all}
        count={counts.reduce((sum, count) => sum + count, 0)}
        pressed={statuses.length === 0}
        onPress={() => onQuery({ ...query, statuses: [] })}
      />
      {fleetStatuses.map((status, index) => (
        <FilterChip
          key={status}
          kind={status}
          name={texts.statuses[status]}
          hint={texts.statusRules[status]}
          count={counts[index] ?? 0}
          pressed={statuses.includes(status)}
          onPress={() => toggle(status)}
        />
      ))}
    </Box>
  )
}

const chipsLook = {
  m: 0,
  p: 0,
  border: 0,
  minWidth: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 0.75,
} as const

/** The times of the filter in minutes. */
const STANDING_TIMES = [30, 60, 120, 1440]

/** Filters the fleet by how long vehicles have stood: one press filters by the usual time, a menu by others. */
export function StandingFilter({ query, onQuery, fleet }: FleetFiltersProps) {
  const texts = useFleetTexts()
  const count = useSnapshot(fleet.subscribe, () => fleet.view().standing)
  const chosen = query.standing ?? null
  const timeText = (minutes: number) => durationText(minutes * 60_000, texts.duration)
  const choose = (standing: number | null) => onQuery({ ...query, standing })
  return (
    <Box sx={{ display: 'flex', gap: 0.5, flexShrink: 0 }}>
      <FilterChip
        name={texts.standing(timeText(chosen ?? USUAL_STANDING))}
        hint={texts.standingRule}
        count={count}
        pressed={chosen !== null}
        onPress={() => choose(chosen === null ? USUAL_STANDING : null)}
      />
      <ChoiceMenu
        label={texts.standingFor}
        icon={<ExpandMoreOutlined />}
        choices={STANDING_TIMES.map((minutes) => ({
          label: timeText(minutes),
          isChosen: minutes === chosen,
          onChoose: () => choose(minutes),
        }))}
      />
    </Box>
  )
}

interface FleetSearchProps extends Omit<FleetFiltersProps, 'fleet'> {
  takesFocus?: boolean
}

/** Renders the search field, which filters the map and the list by words. */
export function FleetSearch({ query, onQuery, takesFocus = false }: FleetSearchProps) {
  const texts = useFleetTexts()
  const { words } = query
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (takesFocus) input.current?.focus()
  }, [takesFocus])
  return (
    <InputBase
      value={words}
      inputRef={input}
      onChange={(event) => onQuery({ ...query, words: event.target.value })}
      placeholder={texts.search}
      inputProps={{ 'aria-label': texts.search, type: 'search', autoComplete: 'off' }}
      startAdornment={
        <SearchOutlined aria-hidden sx={{ fontSize: 20, mr: 1, color: 'text.secondary', flexShrink: 0 }} />
      }
      endAdornment={
        words && (
          <IconButton
            size="small"
            aria-label={texts.clearSearch}
            onClick={() => onQuery({ ...query, words: '' })}
          >
            <CloseOutlined sx={{ fontSize: 18 }} />
          </IconButton>
        )
      }
      sx={{
        width: '100%',
        height: 40,
        px: 1.5,
        fontSize: 14,
        border: 1,
        borderColor: 'text.disabled',
        borderRadius: controlRadius,
        bgcolor: 'background.default',
        '& input::-webkit-search-cancel-button': { display: 'none' },
        '&.Mui-focused': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: '-1px' },
      }}
    />
  )
}

interface FloatingFiltersProps extends FleetFiltersProps {
  part: FleetPart | undefined
}

/**
 * Shows the filters over the map on phones in one row: a button that opens the chips of the statuses and the field for
 * a part of the fleet, the filter by standing time, and a button that opens the search.
 */
export function FloatingFilters({ query, onQuery, fleet, part }: FloatingFiltersProps) {
  const texts = useFleetTexts()
  const format = useMapsFormat()
  const foldId = useId()
  const [isOpen, setOpen] = useState(false)
  const [isSearching, setSearching] = useState(query.words !== '')
  const active = query.statuses.length + (part?.chosen ? 1 : 0)
  const toggle = () => {
    setSearching(!isSearching)
    if (isSearching) onQuery({ ...query, words: '' })
  }
  return (
    <Box sx={{ display: 'flex', gap: 1, px: 1.5, alignItems: 'flex-start' }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        {isSearching ? (
          <FleetSearch query={query} onQuery={onQuery} takesFocus />
        ) : (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
            <ButtonBase
              aria-label={active > 0 ? texts.filtersOn(format.count(active)) : texts.filter}
              aria-expanded={isOpen}
              aria-controls={isOpen ? foldId : undefined}
              onClick={() => setOpen(!isOpen)}
              sx={{ ...chipLook, ...(active > 0 && pressedLook) }}
            >
              <FilterList aria-hidden sx={{ fontSize: 18 }} />
              <span>{texts.filter}</span> {active > 0 && <b>{format.count(active)}</b>}
            </ButtonBase>
            <StandingFilter query={query} onQuery={onQuery} fleet={fleet} />
          </Box>
        )}
        {isOpen && !isSearching && (
          <Box id={foldId} sx={foldLook}>
            <FleetChips query={query} onQuery={onQuery} fleet={fleet} />
            {part?.field}
          </Box>
        )}
      </Box>
      <MapButton label={isSearching ? texts.closeSearch : texts.openSearch} onClick={toggle}>
        {isSearching ? <CloseOutlined fontSize="small" /> : <SearchOutlined fontSize="small" />}
      </MapButton>
    </Box>
  )
}

const foldLook = {
  display: 'grid',
  gap: 1,
  mt: 0.75,
  p: 1,
  border: 1,
  borderColor: 'divider',
  borderRadius: controlRadius,
  bgcolor: 'background.paper',
  pointerEvents: 'auto',
} as const

const chipLook = {
  gap: 0.5,
  flexShrink: 0,
  height: 34,
  px: 1,
  fontSize: 13,
  fontWeight: 600,
  fontFamily: 'inherit',
  color: 'text.primary',
  border: 1,
  borderColor: 'divider',
  borderRadius: chipRadius,
  bgcolor: 'background.paper',
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
} as const

// The colour lies on a surface, because on phones the chips float on the map.
const pressedLook = {
  borderColor: 'currentColor',
  backgroundImage: (theme: Theme) => `linear-gradient(${(theme.vars ?? theme).palette.action.selected} 0 0)`,
} as const

interface FilterChipProps {
  /** The status; undefined for a chip that does not filter by status. */
  kind?: FleetStatus
  name: string
  /** Explains which vehicles the chip shows. */
  hint?: string
  count: number
  pressed: boolean
  onPress: () => void
}

function FilterChip({ kind, name, hint, count, pressed, onPress }: FilterChipProps) {
  const format = useMapsFormat()
  const { status } = useMapColours()
  return (
    <Tooltip title={hint ?? ''} describeChild>
      <ButtonBase
        aria-pressed={pressed}
        onClick={onPress}
        sx={{ ...chipLook, ...(kind && { color: status[kind] }), ...(pressed && pressedLook) }}
      >
        {kind && <span aria-hidden>{statusShapes[kind]}</span>}
        <span>{name}</span> <b>{format.count(count)}</b>
      </ButtonBase>
    </Tooltip>
  )
}
