'use client'
import OpenInNewOutlined from '@mui/icons-material/OpenInNewOutlined'
import type { LivePosition } from '@sikud/api'
import { memo, useCallback } from 'react'
import { useSnapshot } from '../../parts/useSnapshot.ts'
import type { FleetStatus } from '@sikud/ui/status'
import { externalMapHref } from '../../parts/externalMapHref.ts'
import { StatusMark } from '../painting/StatusMark.tsx'
import { useMapsFormat, useMapsTexts } from '../../locales/useMapsTexts.ts'
import { SimulatedMark } from '../../parts/SimulatedMark.tsx'
import { FleetAge, FleetAlarm, FleetStatusText } from './FleetAge.tsx'
import type { FleetVehicle } from '../store/fleetPosition.ts'
import { fleetStatuses } from '../store/statusByAge.ts'
import type { FleetStore } from '../store/FleetStore.ts'
import type { PlaceQueue } from './PlaceQueue.ts'
import { useFleetTexts } from '../../locales/useFleetTexts.ts'

interface FleetRowProps {
  id: string
  index: number
  /** Distance in px from the top of the first row. */
  top: number
  vehicle: LivePosition
  /** The status of the vehicle, as an index into `fleetStatuses`. */
  status: number
  /** Whether the keyboard cursor is on this row. */
  active: boolean
  selected: boolean
  onSelect: (key: string) => void
  fleet: FleetStore
  externalMapUrl: string
  /** Finds the addresses of standing vehicles; null to show coordinates. */
  places: PlaceQueue | null
}

/** Renders a vehicle as a row. A single vehicle cannot be selected; its whole row links to the external map. */
export const FleetRow = memo(function FleetRow(props: FleetRowProps) {
  const { id, index, top, vehicle, active, selected, onSelect, fleet, externalMapUrl } = props
  // A moving vehicle shows no address, because it would need a lookup every few seconds.
  const places = props.status === 0 ? null : props.places
  const format = useMapsFormat()
  const texts = useFleetTexts()
  const { single } = fleet
  const { device, driver, speed, time, simulated } = vehicle
  const kind = fleetStatuses[props.status] ?? 'offline'
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
        statusText={vehicle.status.text}
        simulated={simulated}
        contact={vehicle.contact}
        alarm={vehicle.alarm}
        alarmTime={vehicle.alarmTime}
        fleet={fleet}
      />
      {/* The last speed of an offline vehicle is not its current speed. */}
      {!single && (
        <td data-cell="speed">{speed === null || kind === 'offline' ? '—' : format.speed(speed)}</td>
      )}
      <td data-cell="place">
        <Place vehicle={vehicle} single={single} externalMapUrl={externalMapUrl} places={places} />
      </td>
      <td data-cell="age">
        <FleetAge time={time} fleet={fleet} step={single ? 1 : 5} />
        {vehicle.contact && (
          <span data-contact>
            <FleetAge time={vehicle.contact} fleet={fleet} step={5} recordedText={texts.contactAge} />
          </span>
        )}
      </td>
    </tr>
  )
})

interface VehicleCellsProps extends FleetVehicle {
  /** Status of the vehicle; undefined for a single vehicle, which shows the status text of the server. */
  kind: FleetStatus | undefined
  statusText: string
  simulated: boolean | undefined
  contact: LivePosition['contact']
  alarm: LivePosition['alarm']
  alarmTime: LivePosition['alarmTime']
  fleet: FleetStore
}

// Memoised, because the row renders at each new position, but these cells rarely change.
const VehicleCells = memo(function VehicleCells(props: VehicleCellsProps) {
  const { device, vehicle, driver, kind, statusText, simulated, fleet } = props
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
          <>
            <FleetStatusText kind={kind} contact={props.contact} fleet={fleet} />
            <FleetAlarm vehicle={props} fleet={fleet} />
          </>
        ) : (
          <StatusMark text={statusText || null} />
        )}
      </td>
    </>
  )
})

interface PlaceProps {
  vehicle: LivePosition
  single: boolean
  externalMapUrl: string
  places: PlaceQueue | null
}

/** Shows the coordinates of a vehicle until its short address is known, then the address. */
function Place({ vehicle, single, externalMapUrl, places }: PlaceProps) {
  const { openExternalMap } = useMapsTexts()
  const { neverLocated } = useFleetTexts()
  const format = useMapsFormat()
  const { lat, lng } = vehicle
  const address = usePlace(places, lat, lng)
  if (lat === null || lng === null) return neverLocated
  const href = externalMapHref(externalMapUrl, lat, lng)
  const words = address ?? format.coordinates(lat, lng)
  if (!href) return words
  return (
    // In a fleet, Tab skips this link in each row: the card of the selected vehicle has the same link.
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

function usePlace(places: PlaceQueue | null, lat: number | null, lng: number | null): string | null {
  const isWanted = places !== null && lat !== null && lng !== null
  const subscribe = useCallback(
    (listener: () => void) => (isWanted ? places.want(lat, lng, listener) : () => {}),
    [isWanted, places, lat, lng],
  )
  return useSnapshot(subscribe, () => (isWanted ? places.placeAt(lat, lng) : null))
}

const ExternalIcon = memo(function ExternalIcon({ title }: { title: string }) {
  return <OpenInNewOutlined titleAccess={title} />
})
