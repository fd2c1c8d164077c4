'use client'
import OpenInNewOutlined from '@mui/icons-material/OpenInNewOutlined'
import type { LivePosition } from '@sikud/api'
import { memo, useCallback } from 'react'
import { useSnapshot } from '../../parts/useSnapshot.ts'
import type { FleetStatus } from '@sikud/ui/status'
import { nearestPlace } from '../../measure/places.ts'
import { externalMapHref } from '../../parts/externalMapHref.ts'
import { StatusMark } from '../painting/StatusMark.tsx'
import { useMapsFormat, useMapsTexts } from '../../locales/useMapsTexts.ts'
import { SimulatedIcon, SimulatedMark } from '../../parts/SimulatedMark.tsx'
import { FleetAge, FleetAlarm, FleetStatusText, StatusDuration, StatusSince } from './FleetAge.tsx'
import type { FleetVehicle } from '../store/fleetPosition.ts'
import { nameOf } from '../store/fleetView.ts'
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
  /** When the status began, in epoch ms; NaN if unknown. */
  since: number
  /** Whether the fleet has simulated and real vehicles, so that each simulated row needs a mark. */
  isMixed: boolean
  /** Whether the keyboard cursor is on this row. */
  active: boolean
  selected: boolean
  onSelect: (key: string) => void
  fleet: FleetStore
  externalMapUrl: string
  /** Finds the addresses of standing vehicles; null to show only the nearest place. */
  places: PlaceQueue | null
}

/** Renders a vehicle as a row. A single vehicle cannot be selected; its whole row links to the external map. */
export const FleetRow = memo(function FleetRow(props: FleetRowProps) {
  const { id, index, top, vehicle, since, active, selected, onSelect, fleet, externalMapUrl } = props
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
      data-bare={!vehicle.vehicle}
      data-moving={kind === 'moving' && speed !== null}
      onClick={single ? undefined : () => onSelect(String(device.id))}
      style={{ transform: `translateY(${top}px)` }}
    >
      <VehicleCells
        device={device}
        vehicle={vehicle.vehicle}
        driver={driver}
        kind={single ? undefined : kind}
        statusText={vehicle.status.text}
        simulated={simulated && (single || props.isMixed)}
        since={since}
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
        {(time !== null || !vehicle.contact) && <FleetAge time={time} fleet={fleet} step={single ? 1 : 5} />}
        {vehicle.contact && (
          <span data-contact={time === null ? 'only' : 'later'}>
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
  since: number
  contact: LivePosition['contact']
  alarm: LivePosition['alarm']
  alarmTime: LivePosition['alarmTime']
  fleet: FleetStore
}

// Memoised, because the row renders at each new position, but these cells rarely change.
const VehicleCells = memo(function VehicleCells(props: VehicleCellsProps) {
  const { device, vehicle, driver, kind, statusText, simulated, since, fleet } = props
  const texts = useFleetTexts()
  const mark = simulated && (kind ? <SimulatedIcon /> : <SimulatedMark />)
  return (
    <>
      <td dir="auto" data-cell="name">
        <span data-name>{(vehicle ? vehicle.name : nameOf({ device, vehicle, driver })) || '—'}</span>
        {!vehicle && mark}
      </td>
      <td dir="auto" data-cell="plate">
        <b>{vehicle?.number ?? '—'}</b>
        {vehicle && mark}
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
            <span data-since>
              {' '}
              <StatusSince since={since} fleet={fleet} />
            </span>
            <FleetAlarm vehicle={props} fleet={fleet} />
          </>
        ) : (
          <StatusMark text={statusText || null} />
        )}
      </td>
      {kind && (
        <td data-cell="since">
          {Number.isNaN(since) ? texts.sinceUnknown : <StatusSince since={since} fleet={fleet} />}
          <span>
            <StatusDuration since={since} fleet={fleet} />
          </span>
        </td>
      )}
    </>
  )
})

interface PlaceProps {
  vehicle: LivePosition
  single: boolean
  externalMapUrl: string
  places: PlaceQueue | null
}

/**
 * Shows the nearest place of a vehicle until its short address is known, then the address. A single vehicle has its
 * coordinates, as a link to the external map.
 */
function Place({ vehicle, single, externalMapUrl, places }: PlaceProps) {
  const { openExternalMap } = useMapsTexts()
  const { neverLocated } = useFleetTexts()
  const format = useMapsFormat()
  const placeText = usePlaceText()
  const { lat, lng } = vehicle
  const address = usePlace(places, lat, lng)
  if (lat === null || lng === null) return neverLocated
  if (!single) return address ?? placeText(lat, lng)
  const href = externalMapHref(externalMapUrl, lat, lng)
  const words = format.coordinates(lat, lng)
  if (!href) return words
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" title={openExternalMap}>
      {words}
      <OpenInNewOutlined titleAccess={openExternalMap} />
    </a>
  )
}

/** Below this distance, in km, a vehicle is "near" a place. */
const NEAR_KM = 1.5

/** Returns a function that says which known place is nearest, such as "dekat Semanggi" or "12 km dari Bogor". */
export function usePlaceText() {
  const texts = useFleetTexts()
  const format = useMapsFormat()
  return (lat: number, lng: number) => {
    const { name, km } = nearestPlace(lat, lng)
    return km < NEAR_KM ? texts.nearPlace(name) : texts.fromPlace(format.distance(Math.round(km)), name)
  }
}

function usePlace(places: PlaceQueue | null, lat: number | null, lng: number | null): string | null {
  const isWanted = places !== null && lat !== null && lng !== null
  const subscribe = useCallback(
    (listener: () => void) => (isWanted ? places.want(lat, lng, listener) : () => {}),
    [isWanted, places, lat, lng],
  )
  return useSnapshot(subscribe, () => (isWanted ? places.placeAt(lat, lng) : null))
}
