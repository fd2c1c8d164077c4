'use client'
import ButtonBase from '@mui/material/ButtonBase'
import Tooltip from '@mui/material/Tooltip'
import { useMapsFormat } from '../../locales/MapsLocaleProvider.tsx'
import { statusShapes } from '../painting/StatusMark.tsx'
import type { StatusKind } from '../store/statusKind.ts'
import { useMapColours } from '../../useMapColours.ts'
import { chipRadius } from '../../shape.ts'

interface GroupChipProps {
  /** None stands for all vehicles. */
  kind?: StatusKind
  name: string
  /** When a vehicle belongs to the group. */
  rule?: string
  count: number
  pressed: boolean
  onPress: () => void
}

/** A group of vehicles with its count; pressed, it shows them. */
export function GroupChip({ kind, name, rule, count, pressed, onPress }: GroupChipProps) {
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
