'use client'
import OpenInNewOutlined from '@mui/icons-material/OpenInNewOutlined'
import type { LivePosition } from '@sikud/api'
import { memo } from 'react'
import { externalMapHref } from './externalMapHref.ts'
import { StatusMark } from '../painting/StatusMark.tsx'
import type { FleetStatus } from '@sikud/ui/status'
import { useMapsFormat, useMapsTexts } from '../../locales/MapsLocaleProvider.tsx'
import { SimulatedMark } from '../../parts/SimulatedMark.tsx'
import { FleetAge } from './FleetAge.tsx'
import type { FleetVehicle } from '../store/fleetPosition.ts'
import { fleetGroups } from '../store/fleetGroup.ts'
import type { FleetStore } from '../store/FleetStore.ts'
import { useFleetTexts } from '../../locales/useFleetTexts.ts'

interface FleetRowProps {
  id: string
  index: number
  /** Pixels from the first row. */
  top: number
  vehicle: LivePosition
  /** Index of `fleetGroups`. */
  group: number
  /** Whether the keyboard is on it. */
  active: boolean
  selected: boolean
  onSelect: (key: string) => void
  fleet: FleetStore
  externalMapUrl: string
}

/** Renders a vehicle as a row. A single vehicle has no selection: its whole row links to the external map. */
export const FleetRow = memo(function FleetRow(props: FleetRowProps) {
  const { id, index, top, vehicle, group, active, selected, onSelect, fleet, externalMapUrl } = props
  const format = useMapsFormat()
  const { single } = fleet
  const { device, driver, speed, time, simulated, status } = vehicle
  const kind = fleetGroups[group] ?? 'offline'
  return (
    <tr
      id={id}
      aria-rowindex={index + 2}
      aria-selected={single ? undefined : selected}
      data-active={active}
      onClick={single ? undefined : () => onSelect(String(device.id))}
      style={{ transform: `translateY(${top}px)` }}
    >
      <VehicleCells
        device={device}
        vehicle={vehicle.vehicle}
        driver={driver}
        kind={single ? undefined : kind}
        statusText={status.text}
        simulated={simulated}
      />
      {/* An old speed says nothing about now. */}
      {!single && (
        <td data-cell="speed">{speed === null || kind === 'offline' ? '—' : format.speed(speed)}</td>
      )}
      <td data-cell="place">
        <Coordinates vehicle={vehicle} single={single} externalMapUrl={externalMapUrl} />
      </td>
      <td data-cell="age">
        <FleetAge time={time} fleet={fleet} step={single ? 1 : 5} />
      </td>
    </tr>
  )
})

interface VehicleCellsProps extends FleetVehicle {
  /** Group of the vehicle; undefined for a single vehicle, whose status is shown in the server's words. */
  kind: FleetStatus | undefined
  statusText: string
  simulated: boolean | undefined
}

// Memoised, because a row renders at each move of its vehicle.
const VehicleCells = memo(function VehicleCells(props: VehicleCellsProps) {
  const { device, vehicle, driver, kind, statusText, simulated } = props
  const texts = useFleetTexts()
  return (
    <>
      <td dir="auto" data-cell="name">
        <span data-name>{vehicle?.name ?? ((!vehicle && device.name) || '—')}</span>
        {simulated && <SimulatedMark />}
      </td>
      <td dir="auto" data-cell="plate">
        <b>{vehicle?.number ?? '—'}</b>
      </td>
      {kind && (
        <td dir="auto" data-cell="driver">
          {driver?.name ?? '—'}
        </td>
      )}
      <td data-cell="status">
        {kind ? (
          <StatusMark text={texts.groups[kind]} kind={kind} />
        ) : (
          <StatusMark text={statusText || null} />
        )}
      </td>
    </>
  )
})

interface CoordinatesProps {
  vehicle: LivePosition
  single: boolean
  externalMapUrl: string
}

function Coordinates({ vehicle, single, externalMapUrl }: CoordinatesProps) {
  const { openExternalMap } = useMapsTexts()
  const { neverLocated } = useFleetTexts()
  const format = useMapsFormat()
  const { lat, lng } = vehicle
  if (lat === null || lng === null) return neverLocated
  const href = externalMapHref(externalMapUrl, lat, lng)
  const words = format.coordinates(lat, lng)
  if (!href) return words
  return (
    // In a fleet, Tab would pass through every row: the card of the selected vehicle has this link too.
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      tabIndex={single ? undefined : -1}
      title={openExternalMap}
      onClick={(event) => event.stopPropagation()}
    >
      {words}
      <ExternalIcon title={openExternalMap} />
    </a>
  )
}

const ExternalIcon = memo(function ExternalIcon({ title }: { title: string }) {
  return <OpenInNewOutlined titleAccess={title} />
})
