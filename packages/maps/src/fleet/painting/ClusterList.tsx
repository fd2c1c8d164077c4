'use client'
import ListSubheader from '@mui/material/ListSubheader'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { StatusMark } from './StatusMark.tsx'
import { useMapsFormat } from '../../locales/useMapsTexts.ts'
import { fleetStatuses } from '../store/statusByAge.ts'
import { nameOf } from '../store/fleetView.ts'
import type { FleetStore } from '../store/FleetStore.ts'
import { useFleetTexts } from '../../locales/useFleetTexts.ts'

/** Maximum number of listed vehicles; the user can find the other vehicles by search. */
const MOST = 100

export interface OpenCluster {
  /** Slots (indexes in the fleet store) of the vehicles at this place. */
  slots: readonly number[]
  /** Position of the list in the window, in px. */
  left: number
  top: number
}

interface ClusterListProps {
  fleet: FleetStore
  cluster: OpenCluster | null
  onSelect: (key: string) => void
  onClose: () => void
}

/** Lists the vehicles at one place, so that the user can select one. */
export function ClusterList({ fleet, cluster, onSelect, onClose }: ClusterListProps) {
  const texts = useFleetTexts()
  const format = useMapsFormat()
  const slots = cluster?.slots ?? []
  const title = texts.clusterTitle(format.count(slots.length))
  return (
    <Menu
      open={cluster !== null}
      onClose={onClose}
      anchorReference="anchorPosition"
      anchorPosition={cluster ? { left: cluster.left, top: cluster.top } : undefined}
      slotProps={{ list: { 'aria-label': title, dense: true }, paper: { sx: { maxHeight: 360 } } }}
    >
      <ListSubheader role="presentation" sx={{ lineHeight: '36px', bgcolor: 'transparent' }}>
        {title}
      </ListSubheader>
      {slots.slice(0, MOST).map((slot) => {
        const vehicle = fleet.vehicles[slot]
        if (!vehicle) return null
        const kind = fleetStatuses[fleet.columns.status[slot] ?? 3] ?? 'offline'
        return (
          <MenuItem
            key={slot}
            onClick={() => {
              onSelect(String(vehicle.device.id))
              onClose()
            }}
            sx={{ gap: 2, justifyContent: 'space-between' }}
          >
            <b dir="auto">{nameOf(vehicle)}</b>
            <StatusMark text={texts.statuses[kind]} kind={kind} />
          </MenuItem>
        )
      })}
      {slots.length > MOST && (
        <ListSubheader role="presentation">{texts.more(format.count(slots.length - MOST))}</ListSubheader>
      )}
    </Menu>
  )
}
