'use client'
import CloseOutlined from '@mui/icons-material/CloseOutlined'
import SearchOutlined from '@mui/icons-material/SearchOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import InputBase from '@mui/material/InputBase'
import ButtonBase from '@mui/material/ButtonBase'
import Tooltip from '@mui/material/Tooltip'
import { useSyncExternalStore } from 'react'
import type { FleetStatus } from '@sikud/ui/status'
import { fleetGroups } from '../store/fleetGroup.ts'
import type { FleetQuery } from '../store/fleetQuery.ts'
import type { FleetStore } from '../store/FleetStore.ts'
import { statusShapes } from '../painting/StatusMark.tsx'
import { useMapsFormat } from '../../locales/MapsLocaleProvider.tsx'
import { useMapColours } from '../../look/useMapColours.ts'
import { useFleetTexts } from '../../locales/useFleetTexts.ts'
import { chipRadius, controlRadius } from '@sikud/ui/status'

interface FleetFiltersProps {
  query: FleetQuery
  onQuery: (query: FleetQuery) => void
  fleet: FleetStore
}

/** Filters the map and the table by group and by search words. */
export function FleetFilters({ query, onQuery, fleet }: FleetFiltersProps) {
  const texts = useFleetTexts()
  const { groups, words } = query
  // A string, so that equal counts do not render again.
  const counts = useSyncExternalStore(fleet.subscribe, () => fleet.view().counts.join())
    .split(',')
    .map(Number)
  const toggle = (group: FleetStatus) => {
    const next = groups.includes(group) ? groups.filter((one) => one !== group) : [...groups, group]
    onQuery({ ...query, groups: fleetGroups.filter((one) => next.includes(one)) })
  }
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, justifyContent: 'space-between' }}>
      <Box
        component="fieldset"
        aria-label={texts.filterByStatus}
        sx={{
          m: 0,
          p: 0,
          border: 0,
          minWidth: 0,
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1,
          alignItems: 'center',
        }}
      >
        <GroupChip
          name={texts.all}
          count={counts.reduce((sum, count) => sum + count, 0)}
          pressed={groups.length === 0}
          onPress={() => onQuery({ ...query, groups: [] })}
        />
        {fleetGroups.map((group, index) => (
          <GroupChip
            key={group}
            kind={group}
            name={texts.groups[group]}
            rule={texts.groupRules[group]}
            count={counts[index] ?? 0}
            pressed={groups.includes(group)}
            onPress={() => toggle(group)}
          />
        ))}
      </Box>
      <InputBase
        value={words}
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
          flex: { xs: '1 1 100%', md: '0 1 320px' },
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
    </Box>
  )
}

interface GroupChipProps {
  /** Undefined for all vehicles. */
  kind?: FleetStatus
  name: string
  /** When a vehicle belongs to the group. */
  rule?: string
  count: number
  pressed: boolean
  onPress: () => void
}

/** Toggles a group of vehicles, with its count. */
function GroupChip({ kind, name, rule, count, pressed, onPress }: GroupChipProps) {
  const format = useMapsFormat()
  const { status } = useMapColours()
  return (
    <Tooltip title={rule ?? ''} describeChild>
      <ButtonBase
        aria-pressed={pressed}
        onClick={onPress}
        sx={{
          gap: 0.75,
          height: 32,
          px: 1.25,
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
        {name} <b>{format.count(count)}</b>
      </ButtonBase>
    </Tooltip>
  )
}
