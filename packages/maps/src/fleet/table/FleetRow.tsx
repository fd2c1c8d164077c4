'use client'
import OpenInNewOutlined from '@mui/icons-material/OpenInNewOutlined'
import type { LivePosition } from '@sikud/api'
import { memo } from 'react'
import { externalMapHref } from './externalMapHref.ts'
import { StatusMark } from '../painting/StatusMark.tsx'
import type { StatusKind } from '../store/statusKind.ts'
import { useMapsFormat, useMapsTexts } from '../../locales/MapsLocaleProvider.tsx'
import { SimulatedMark } from '../../SimulatedMark.tsx'
import { FleetAge } from './FleetAge.tsx'
import type { FleetVehicle } from '../store/fleetFix.ts'
import { fleetGroups } from '../store/fleetGroup.ts'
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
  serverNow: () => number
  externalMapUrl: string
}

/** A vehicle of the fleet as a row. */
export const FleetRow = memo(function FleetRow(props: FleetRowProps) {
  const { id, index, top, vehicle, group, active, selected, onSelect, serverNow, externalMapUrl } = props
  const format = useMapsFormat()
  const { device, driver, speed, time, simulated } = vehicle
  const kind = fleetGroups[group] ?? 'offline'
  return (
    <tr
      id={id}
      aria-rowindex={index + 2}
      aria-selected={selected}
      data-active={active}
      onClick={() => onSelect(String(device.id))}
      style={{ transform: `translateY(${top}px)` }}
    >
      <VehicleCells
        device={device}
        vehicle={vehicle.vehicle}
        driver={driver}
        kind={kind}
        simulated={simulated}
      />
      {/* What was driven long ago says nothing of now. */}
      <td>{speed === null || kind === 'offline' ? '—' : format.speed(speed)}</td>
      <td>
        <Coordinates vehicle={vehicle} externalMapUrl={externalMapUrl} />
      </td>
      <td>
        <FleetAge time={time} serverNow={serverNow} step={5} />
      </td>
    </tr>
  )
})

interface VehicleCellsProps extends FleetVehicle {
  kind: StatusKind
  simulated: boolean | undefined
}

// A row renders with every move of its vehicle; what stays the same in it does not.
const VehicleCells = memo(function VehicleCells(props: VehicleCellsProps) {
  const { device, vehicle, driver, kind, simulated } = props
  const texts = useFleetTexts()
  return (
    <>
      <td dir="auto">
        <span data-name>{vehicle?.name ?? (vehicle ? '—' : device.name)}</span>
        {simulated && <SimulatedMark />}
      </td>
      <td dir="auto">
        <b>{vehicle?.number ?? '—'}</b>
      </td>
      <td dir="auto">{driver?.name ?? '—'}</td>
      <td>
        <StatusMark text={texts.groups[kind]} kind={kind} />
      </td>
    </>
  )
})

function Coordinates({ vehicle, externalMapUrl }: { vehicle: LivePosition; externalMapUrl: string }) {
  const { openExternalMap } = useMapsTexts()
  const { neverLocated } = useFleetTexts()
  const format = useMapsFormat()
  const { lat, lng } = vehicle
  if (lat === null || lng === null) return neverLocated
  const href = externalMapHref(externalMapUrl, lat, lng)
  const words = format.coordinates(lat, lng)
  if (!href) return words
  return (
    // Out of the order of Tab, which would pass through every row: the card of the selected vehicle has it too.
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      tabIndex={-1}
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
