'use client'
import CloseOutlined from '@mui/icons-material/CloseOutlined'
import NavigationOutlined from '@mui/icons-material/NavigationOutlined'
import RouteOutlined from '@mui/icons-material/RouteOutlined'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import IconButton from '@mui/material/IconButton'
import type { LivePosition } from '@sikud/api'
import type { FindAddress } from '@sikud/api/geocoder'
import { durationText } from '@sikud/ui/format'
import type { ReactNode } from 'react'
import { AddressText } from '../../AddressLine/AddressLine.tsx'
import { useAddress } from '../../AddressLine/useAddress.ts'
import { useMapsFormat, useMapsTexts } from '../../locales/useMapsTexts.ts'
import { useFleetTexts } from '../../locales/useFleetTexts.ts'
import { dottedLook } from '../../parts/dottedLook.ts'
import { SimulatedMark } from '../../parts/SimulatedMark.tsx'
import { fleetStatuses, OFFLINE, sinceOf } from '../store/statusByAge.ts'
import { nameOf } from '../store/fleetView.ts'
import type { FleetStore } from '../store/FleetStore.ts'
import { externalMapHref } from '../../parts/externalMapHref.ts'
import { FleetAge, FleetAlarm, FleetStatusText, StatusDuration, StatusSince } from './FleetAge.tsx'
import { usePlaceText } from './FleetRow.tsx'
import { type ShareChannel, ShareMenu } from './ShareMenu.tsx'
import { VehicleAction } from './VehicleAction.tsx'

interface SelectedVehicleProps {
  fleet: FleetStore
  vehicle: LivePosition
  following: boolean
  onFollow: (following: boolean) => void
  onClose: () => void
  externalMapUrl: string
  tripsHref?: (device: LivePosition['device']) => string
  findAddress?: FindAddress
  /** Returns more facts of the vehicle, as pairs of the HTML elements `dt` and `dd`. */
  facts?: (vehicle: LivePosition) => ReactNode
  /** Returns more buttons for the row of actions, such as `CallAction`. */
  actions?: (vehicle: LivePosition) => ReactNode
  /** See `FleetMap`. */
  onShare?: ((vehicle: LivePosition, channel: ShareChannel) => Promise<void>) | null | undefined
}

/** Shows the facts of the selected vehicle, and buttons and links for it. */
export function SelectedVehicle(props: SelectedVehicleProps) {
  const { vehicle, onClose, externalMapUrl, findAddress, facts, fleet } = props
  const texts = useFleetTexts()
  const maps = useMapsTexts()
  const { device, lat, lng, simulated } = vehicle
  const href = lat !== null && lng !== null ? externalMapHref(externalMapUrl, lat, lng) : null
  const names = [vehicle.vehicle?.name, vehicle.vehicle && device.name].filter(Boolean)
  return (
    <Box component="section" aria-label={nameOf(vehicle)} sx={{ p: 2 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Box component="h2" dir="auto" sx={titleLook}>
          {nameOf(vehicle)}
        </Box>
        {simulated && <SimulatedMark />}
        <IconButton size="small" aria-label={texts.close} title={texts.close} onClick={onClose}>
          <CloseOutlined sx={{ fontSize: 20 }} />
        </IconButton>
      </Box>
      <Box dir="auto" sx={{ fontSize: 13, color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {names.join(' · ')}
      </Box>
      <StatusLine fleet={fleet} vehicle={vehicle} />
      <Box sx={{ mt: 0.75, fontSize: 14, '&:empty': { display: 'none' } }}>
        <FleetAlarm vehicle={vehicle} fleet={fleet} />
      </Box>
      <Actions {...props} href={href} />
      {(lat === null || lng === null) && <Box sx={{ mt: 1, fontSize: 13 }}>{texts.neverLocated}</Box>}
      <Box component="dl" sx={factsLook}>
        {lat !== null && lng !== null && (
          <>
            <dt>{maps.location}</dt>
            <Box component="dd" sx={placeLook}>
              {findAddress && <Place lat={lat} lng={lng} findAddress={findAddress} />}
              {href && (
                <Link href={href} target="_blank" rel="noopener noreferrer">
                  {texts.externalMap}
                </Link>
              )}
            </Box>
          </>
        )}
        {facts?.(vehicle)}
      </Box>
    </Box>
  )
}

/** Returns the status of a vehicle, and since when it has this status, in epoch ms (NaN if unknown). */
function statusIn(fleet: FleetStore, vehicle: LivePosition) {
  const slot = fleet.slotOf(String(vehicle.device.id))
  const kind = fleetStatuses[fleet.columns.status[slot] ?? OFFLINE] ?? 'offline'
  return { kind, since: sinceOf(fleet.columns, slot) }
}

function StatusLine({ fleet, vehicle }: { fleet: FleetStore; vehicle: LivePosition }) {
  const texts = useFleetTexts()
  const format = useMapsFormat()
  const { kind, since } = statusIn(fleet, vehicle)
  const { speed, time, contact, ignition } = vehicle
  return (
    <Box sx={statusLook}>
      <span>
        <FleetStatusText kind={kind} contact={contact} fleet={fleet} />
      </span>
      {kind === 'moving' && speed !== null && <b>{format.speed(speed)}</b>}
      <span>
        {kind === 'offline' ? (
          <StatusSince since={since} fleet={fleet} />
        ) : (
          <StatusDuration since={since} fleet={fleet} />
        )}
      </span>
      {kind !== 'offline' && typeof ignition === 'boolean' && (
        <span>{ignition ? texts.ignition.on : texts.ignition.off}</span>
      )}
      {(time ?? contact) && (
        <span>
          {/* An element of its own, because the clipped dot is a part of the outer one. */}
          <span>
            <FleetAge time={time} contact={contact} fleet={fleet} recordedText={texts.positionAge} />
          </span>
        </span>
      )}
    </Box>
  )
}

const statusLook = { ...dottedLook, mt: 1, fontSize: 13 } as const

/** Shows the address of a vehicle; until it is known, the nearest place, as the list does. */
function Place({ lat, lng, findAddress }: { lat: number; lng: number; findAddress: FindAddress }) {
  const placeText = usePlaceText()
  const { found, retry } = useAddress(lat, lng, findAddress)
  return (
    <>
      {(found === null || typeof found === 'string') && (
        <Box sx={{ flexBasis: '100%' }}>{placeText(lat, lng)}</Box>
      )}
      <AddressText found={found} onRetry={retry} />
    </>
  )
}

// The address line is at least two lines high, so that the facts below do not move when the address appears.
const placeLook = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  alignContent: 'flex-start',
  columnGap: 1.5,
  minHeight: 40,
  '& button': { px: 0, minWidth: 0 },
} as const

function Actions(props: SelectedVehicleProps & { href: string | null }) {
  const { vehicle, following, onFollow, tripsHref, actions, href } = props
  const texts = useFleetTexts()
  return (
    <Box sx={actionsLook}>
      {vehicle.lat !== null && (
        <VehicleAction
          icon={<NavigationOutlined />}
          label={following ? texts.following : texts.follow}
          aria-pressed={following}
          onClick={() => onFollow(!following)}
        />
      )}
      {tripsHref && (
        <VehicleAction
          icon={<RouteOutlined />}
          label={texts.trips}
          aria-label={texts.tripsToday}
          href={tripsHref(vehicle.device)}
        />
      )}
      {actions?.(vehicle)}
      {href && props.onShare !== null && <Share {...props} href={href} />}
    </Box>
  )
}

const actionsLook = {
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: 0.75,
  mt: 1.5,
} as const

const noAddress: FindAddress = () => Promise.resolve('notFound')

function Share(props: SelectedVehicleProps & { href: string }) {
  const { fleet, vehicle, findAddress = noAddress, href, onShare } = props
  const texts = useFleetTexts()
  const format = useMapsFormat()
  const placeText = usePlaceText()
  const { lat, lng, time } = vehicle
  const { found } = useAddress(lat ?? 0, lng ?? 0, findAddress)
  const placeOf = () => {
    const { kind, since } = statusIn(fleet, vehicle)
    const now = fleet.serverNow()
    const status = [
      texts.statuses[kind],
      Number.isNaN(since) ? '' : texts.statusFor(durationText(Math.max(0, now - since), texts.duration)),
    ]
    const age = Date.parse(time ?? '')
    const words = status.filter(Boolean).join(' ')
    return {
      plate: nameOf(vehicle),
      status: Number.isNaN(age) ? words : texts.statusWithAge(words, format.ageOf(now - age)),
      address: (typeof found === 'object' && found?.address) || placeText(lat ?? 0, lng ?? 0),
      time: format.dateTime(time),
      href,
      simulated: vehicle.simulated === true,
    }
  }
  const tell = onShare ? (channel: ShareChannel) => onShare(vehicle, channel) : undefined
  return <ShareMenu placeOf={placeOf} onShare={tell} />
}

const titleLook = {
  m: 0,
  flex: 1,
  minWidth: 0,
  fontSize: 20,
  fontWeight: 700,
  overflowWrap: 'anywhere',
} as const

const factsLook = {
  display: 'grid',
  alignItems: 'baseline',
  gridTemplateColumns: '84px minmax(0, 1fr)',
  columnGap: 1,
  rowGap: 0.75,
  mt: 1.5,
  mb: 0,
  fontSize: 13,
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, minWidth: 0, overflowWrap: 'anywhere' },
} as const
