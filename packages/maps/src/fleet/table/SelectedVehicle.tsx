'use client'
import CloseOutlined from '@mui/icons-material/CloseOutlined'
import NavigationOutlined from '@mui/icons-material/NavigationOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import type { LivePosition } from '@sikud/api'
import type { FindAddress } from '@sikud/api/geocoder'
import { AddressLine } from '../../AddressLine/AddressLine.tsx'
import { externalMapHref } from './externalMapHref.ts'
import { useMapsFormat } from '../../locales/MapsLocaleProvider.tsx'
import { StatusMark } from '../painting/StatusMark.tsx'
import { SimulatedMark } from '../../parts/SimulatedMark.tsx'
import { FleetAge } from './FleetAge.tsx'
import { fleetGroups } from '../store/fleetGroup.ts'
import { nameOf } from '../store/fleetQuery.ts'
import type { FleetStore } from '../store/FleetStore.ts'
import { useFleetTexts } from '../../locales/useFleetTexts.ts'
import { cardRadius } from '@sikud/ui/status'

interface SelectedVehicleProps {
  fleet: FleetStore
  vehicle: LivePosition
  following: boolean
  onFollow: (following: boolean) => void
  onClose: () => void
  externalMapUrl: string
  /** Returns the address of a device's trips. */
  tripsHref?: (device: LivePosition['device']) => string
  findAddress?: FindAddress
}

/** Shows the selected vehicle on a card, with its actions. */
export function SelectedVehicle(props: SelectedVehicleProps) {
  const { fleet, vehicle, following, onFollow, onClose, externalMapUrl, tripsHref, findAddress } = props
  const texts = useFleetTexts()
  const format = useMapsFormat()
  const { device, driver, speed, time, lat, lng, simulated } = vehicle
  const kind = fleetGroups[fleet.columns.group[fleet.slotOf(String(device.id))] ?? 3] ?? 'offline'
  const located = lat !== null && lng !== null
  const href = located ? externalMapHref(externalMapUrl, lat, lng) : null
  const facts = [vehicle.vehicle?.name, driver?.name, vehicle.vehicle && device.name].filter(Boolean)
  return (
    <Box component="section" aria-label={nameOf(vehicle)} sx={look}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Box
          component="h2"
          dir="auto"
          sx={{ m: 0, flex: 1, minWidth: 0, fontSize: 18, overflowWrap: 'anywhere' }}
        >
          {nameOf(vehicle)}
        </Box>
        {simulated && <SimulatedMark />}
        <IconButton size="small" aria-label={texts.close} title={texts.close} onClick={onClose}>
          <CloseOutlined sx={{ fontSize: 20 }} />
        </IconButton>
      </Box>
      <Box dir="auto" sx={{ fontSize: 13, color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {facts.join(' · ')}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, mt: 1, fontSize: 14 }}>
        <StatusMark text={texts.groups[kind]} kind={kind} />
        {speed !== null && kind !== 'offline' && <span>{format.speed(speed)}</span>}
        <Box component="span" sx={{ color: 'text.secondary' }}>
          <FleetAge time={time} fleet={fleet} />
        </Box>
      </Box>
      {!located && <Box sx={{ mt: 1, fontSize: 13 }}>{texts.neverLocated}</Box>}
      {located && findAddress && <AddressLine lat={lat} lng={lng} findAddress={findAddress} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        {located && (
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
          <Button size="small" variant="outlined" href={tripsHref(device)}>
            {texts.trips}
          </Button>
        )}
        {href && (
          <Button size="small" component="a" href={href} target="_blank" rel="noopener noreferrer">
            {texts.externalMap}
          </Button>
        )}
      </Box>
      {located && <Box sx={{ mt: 1, fontSize: 12, color: 'text.secondary' }}>{texts.trail}</Box>}
    </Box>
  )
}

const look = {
  p: 2,
  bgcolor: 'background.paper',
  borderTop: { xs: 1, md: 0 },
  borderColor: { xs: 'divider', md: 'divider' },
  '@media (min-width: 900px)': {
    position: 'absolute',
    left: 14,
    bottom: 14,
    zIndex: 2,
    width: 320,
    maxHeight: 'calc(100% - 28px)',
    overflow: 'auto',
    border: 1,
    borderColor: 'divider',
    borderRadius: cardRadius,
    boxShadow: 8,
  },
}
