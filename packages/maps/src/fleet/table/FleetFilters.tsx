'use client'
import CloseOutlined from '@mui/icons-material/CloseOutlined'
import SearchOutlined from '@mui/icons-material/SearchOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import InputBase from '@mui/material/InputBase'
import ButtonBase from '@mui/material/ButtonBase'
import Tooltip from '@mui/material/Tooltip'
import { useEffect, useRef, useState } from 'react'
import { useSnapshot } from '../../parts/useSnapshot.ts'
import { chipRadius, controlRadius, type FleetStatus } from '@sikud/ui/status'
import { visuallyHidden } from '@sikud/ui/format'
import { MapButton } from '../../BaseMap/MapButton.tsx'
import { fleetStatuses } from '../store/statusByAge.ts'
import type { FleetQuery } from '../store/fleetView.ts'
import type { FleetStore } from '../store/FleetStore.ts'
import { statusShapes } from '../painting/StatusMark.tsx'
import { useMapsFormat } from '../../locales/useMapsTexts.ts'
import { useMapColours } from '../../look/useMapColours.ts'
import { useFleetTexts } from '../../locales/useFleetTexts.ts'

interface FleetFiltersProps {
  query: FleetQuery
  onQuery: (query: FleetQuery) => void
  fleet: FleetStore
}

/** Renders a scrolling row of chips that filter the map and the list by status; each chip shows a count. */
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
      <StatusChip
        name={texts.all}
        count={counts.reduce((sum, count) => sum + count, 0)}
        pressed={statuses.length === 0}
        onPress={() => onQuery({ ...query, statuses: [] })}
      />
      {fleetStatuses.map((status, index) => (
        <StatusChip
          key={status}
          kind={status}
          name={texts.statuses[status]}
          rule={texts.statusRules[status]}
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
  p: '3px',
  border: 0,
  minWidth: 0,
  display: 'flex',
  gap: 0.75,
  alignItems: 'center',
  overflowX: 'auto',
  scrollbarWidth: 'none',
} as const

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

/** Shows the filters over the map on phones: the chips, and a button that opens the search. */
export function FloatingFilters({ query, onQuery, fleet }: FleetFiltersProps) {
  const texts = useFleetTexts()
  const [isSearching, setSearching] = useState(query.words !== '')
  const toggle = () => {
    setSearching(!isSearching)
    if (isSearching) onQuery({ ...query, words: '' })
  }
  return (
    <Box sx={{ display: 'flex', gap: 1, px: 1.5, alignItems: 'center' }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        {isSearching ? (
          <FleetSearch query={query} onQuery={onQuery} takesFocus />
        ) : (
          <FleetChips query={query} onQuery={onQuery} fleet={fleet} />
        )}
      </Box>
      <MapButton label={isSearching ? texts.closeSearch : texts.openSearch} onClick={toggle}>
        {isSearching ? <CloseOutlined fontSize="small" /> : <SearchOutlined fontSize="small" />}
      </MapButton>
    </Box>
  )
}

interface StatusChipProps {
  /** The status; undefined for the chip of all vehicles. */
  kind?: FleetStatus
  name: string
  /** Explains which vehicles belong to the status. */
  rule?: string
  count: number
  pressed: boolean
  onPress: () => void
}

function StatusChip({ kind, name, rule, count, pressed, onPress }: StatusChipProps) {
  const format = useMapsFormat()
  const { status } = useMapColours()
  return (
    <Tooltip title={kind ? `${name}. ${rule}` : ''} describeChild>
      <ButtonBase
        aria-pressed={pressed}
        onClick={onPress}
        sx={{
          gap: 0.5,
          flexShrink: 0,
          height: 34,
          px: 1,
          fontSize: 13,
          fontWeight: 600,
          fontFamily: 'inherit',
          color: kind ? status[kind] : 'text.primary',
          border: 1,
          borderColor: pressed ? 'currentColor' : 'divider',
          borderRadius: chipRadius,
          bgcolor: pressed ? 'action.selected' : 'background.paper',
          '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
        }}
      >
        {kind && <span aria-hidden>{statusShapes[kind]}</span>}
        <Box component="span" sx={kind && visuallyHidden}>
          {name}
        </Box>{' '}
        <b>{format.count(count)}</b>
      </ButtonBase>
    </Tooltip>
  )
}
