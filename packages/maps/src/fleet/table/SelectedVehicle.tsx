'use client'
import CloseOutlined from '@mui/icons-material/CloseOutlined'
import NavigationOutlined from '@mui/icons-material/NavigationOutlined'
import RouteOutlined from '@mui/icons-material/RouteOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import type { LivePosition } from '@sikud/api'
import type { FindAddress } from '@sikud/api/geocoder'
import type { ReactNode } from 'react'
import { AddressText } from '../../AddressLine/AddressLine.tsx'
import { useAddress } from '../../AddressLine/useAddress.ts'
import { useMapsFormat, useMapsTexts } from '../../locales/useMapsTexts.ts'
import { useFleetTexts } from '../../locales/useFleetTexts.ts'
import { SimulatedMark } from '../../parts/SimulatedMark.tsx'
import { fleetStatuses } from '../store/statusByAge.ts'
import { nameOf } from '../store/fleetView.ts'
import type { FleetStore } from '../store/FleetStore.ts'
import { externalMapHref } from '../../parts/externalMapHref.ts'
import { FleetAge, FleetAlarm, FleetStatusText, StatusDuration } from './FleetAge.tsx'
import { type ShareChannel, ShareMenu } from './ShareMenu.tsx'

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
  onShare?: (vehicle: LivePosition, channel: ShareChannel) => Promise<void>
}

/** Shows the facts of the selected vehicle, and buttons and links for it. */
export function SelectedVehicle(props: SelectedVehicleProps) {
  const { fleet, vehicle, onClose, externalMapUrl, facts } = props
  const texts = useFleetTexts()
  const maps = useMapsTexts()
  const format = useMapsFormat()
  const { device, speed, time, lat, lng, simulated, statusSince } = vehicle
  const kind = fleetStatuses[fleet.columns.status[fleet.slotOf(String(device.id))] ?? 3] ?? 'offline'
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
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'baseline',
          columnGap: 1.5,
          mt: 1,
          fontSize: 14,
        }}
      >
        <FleetStatusText kind={kind} contact={vehicle.contact} fleet={fleet} />
        {kind !== 'offline' && <StatusDuration since={statusSince} fleet={fleet} />}
        {speed !== null && kind !== 'offline' && (
          <Box component="span" sx={{ fontSize: 18, fontWeight: 700 }}>
            {format.speed(speed)}
          </Box>
        )}
        {kind !== 'offline' && typeof vehicle.ignition === 'boolean' && (
          <span>{vehicle.ignition ? texts.ignition.on : texts.ignition.off}</span>
        )}
        <Box component="span" sx={{ ml: 'auto', color: 'text.secondary' }}>
          <FleetAge time={time} contact={vehicle.contact} fleet={fleet} />
        </Box>
      </Box>
      <Box sx={{ mt: 0.75, fontSize: 14, '&:empty': { display: 'none' } }}>
        <FleetAlarm vehicle={vehicle} fleet={fleet} />
      </Box>
      {(lat === null || lng === null) && <Box sx={{ mt: 1, fontSize: 13 }}>{texts.neverLocated}</Box>}
      <Box component="dl" sx={factsLook}>
        {lat !== null && lng !== null && props.findAddress && (
          <Place {...props} lat={lat} lng={lng} findAddress={props.findAddress} label={maps.location} />
        )}
        {facts?.(vehicle)}
      </Box>
      <Actions {...props} href={href} />
    </Box>
  )
}

function Place({
  lat,
  lng,
  findAddress,
  label,
}: {
  lat: number
  lng: number
  findAddress: FindAddress
  label: string
}) {
  const { found, retry } = useAddress(lat, lng, findAddress)
  return (
    <>
      <dt>{label}</dt>
      <Box component="dd" sx={placeLook}>
        <AddressText found={found} onRetry={retry} />
      </Box>
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
  const { vehicle, following, onFollow, tripsHref, href } = props
  const texts = useFleetTexts()
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
      {vehicle.lat !== null && (
        <Button
          size="small"
          variant={following ? 'contained' : 'outlined'}
          aria-pressed={following}
          startIcon={<NavigationOutlined />}
          onClick={() => onFollow(!following)}
        >
          {following ? texts.following : texts.follow}
        </Button>
      )}
      {tripsHref && (
        <Button
          size="small"
          variant="outlined"
          startIcon={<RouteOutlined />}
          href={tripsHref(vehicle.device)}
        >
          {texts.tripsToday}
        </Button>
      )}
      {href && <Share {...props} href={href} />}
      {href && (
        <Button size="small" component="a" href={href} target="_blank" rel="noopener noreferrer">
          {texts.externalMap}
        </Button>
      )}
    </Box>
  )
}

const noAddress: FindAddress = () => Promise.resolve('notFound')

function Share({ vehicle, findAddress = noAddress, href, onShare }: SelectedVehicleProps & { href: string }) {
  const format = useMapsFormat()
  const { found } = useAddress(vehicle.lat ?? 0, vehicle.lng ?? 0, findAddress)
  const address = typeof found === 'object' ? (found?.address ?? null) : null
  return (
    <ShareMenu
      place={{ plate: nameOf(vehicle), address, time: format.dateTime(vehicle.time), href }}
      onShare={onShare && ((channel) => onShare(vehicle, channel))}
    />
  )
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
