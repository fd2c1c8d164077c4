'use client'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import type { LivePosition } from '@sikud/api'
import type { FindAddress } from '@sikud/api/geocoder'
import { useEffect, useId, useState } from 'react'
import { useSnapshot } from '../parts/useSnapshot.ts'
import { AddressLine } from '../AddressLine/AddressLine.tsx'
import { LazyMap } from '../BaseMap/LazyMap.tsx'
import type { MapConfig } from '../BaseMap/MapConfig.ts'
import { useMapsFormat } from '../locales/useMapsTexts.ts'
import { useFleetTexts } from '../locales/useFleetTexts.ts'
import { externalMapHref } from '../parts/externalMapHref.ts'
import { SimulatedMark } from '../parts/SimulatedMark.tsx'
import { LazyFleetMapCanvas } from './painting/LazyFleetMapCanvas.ts'
import { fleetStatuses } from './store/statusByAge.ts'
import { nameOf } from './store/fleetView.ts'
import { FleetStore } from './store/FleetStore.ts'
import { FleetAge, FleetAlarm, FleetStatusText, StatusDuration } from './table/FleetAge.tsx'

const MAP_HEIGHT = 300

export interface VehicleNowProps {
  position: LivePosition
  /** Server time minus local time, in milliseconds. */
  serverOffset: number
  map: MapConfig
  /** URL template of an external map, with {lat} and {lng}. */
  externalMapUrl: string
  trackingHref: string
  findAddress: FindAddress
}

/** Shows where one vehicle is now, on a small map that follows it, with its status, address and age of position. */
export function VehicleNow(props: VehicleNowProps) {
  const { position, serverOffset, map, externalMapUrl, trackingHref, findAddress } = props
  const texts = useFleetTexts()
  const id = useId()
  const fleet = useFleetOf(position, serverOffset)
  const [following, setFollowing] = useState(true)
  const { lat, lng, simulated } = position
  const isLocated = lat !== null && lng !== null
  const href = isLocated ? externalMapHref(externalMapUrl, lat, lng) : null
  return (
    <Paper component="section" variant="outlined" aria-labelledby={id} sx={{ overflow: 'hidden' }}>
      {isLocated && (
        <Box sx={{ position: 'relative', height: MAP_HEIGHT }}>
          <LazyMap part={LazyFleetMapCanvas}>
            <LazyFleetMapCanvas
              fleet={fleet}
              map={map}
              selected={String(position.device.id)}
              selectionCount={0}
              onSelect={() => undefined}
              following={following}
              externalMapUrl={externalMapUrl}
              onFollow={setFollowing}
            />
          </LazyMap>
        </Box>
      )}
      <Box sx={{ p: 2.5, pt: 2, ...(isLocated && { borderTop: 1, borderColor: 'divider' }) }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}>
          <Box component="h2" id={id} dir="auto" sx={{ m: 0, fontSize: 20, overflowWrap: 'anywhere' }}>
            {nameOf(position)}
          </Box>
          {simulated && <SimulatedMark />}
        </Box>
        {isLocated ? <Status fleet={fleet} position={position} /> : texts.neverLocated}
        {isLocated && <AddressLine lat={lat} lng={lng} findAddress={findAddress} />}
        {isLocated && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
            <Button size="small" variant="outlined" href={trackingHref}>
              {texts.openTracking}
            </Button>
            {href && (
              <Button size="small" component="a" href={href} target="_blank" rel="noopener noreferrer">
                {texts.externalMap}
              </Button>
            )}
          </Box>
        )}
      </Box>
    </Paper>
  )
}

function Status({ fleet, position }: { fleet: FleetStore; position: LivePosition }) {
  const texts = useFleetTexts()
  const format = useMapsFormat()
  const { device, speed, time, statusSince, contact, ignition } = position
  const status = useSnapshot(fleet.subscribe, () => fleet.columns.status[fleet.slotOf(String(device.id))])
  const kind = fleetStatuses[status ?? 3] ?? 'offline'
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, rowGap: 0.5, mt: 1, fontSize: 14 }}>
      <FleetStatusText kind={kind} contact={contact} fleet={fleet} />
      {kind !== 'offline' && <StatusDuration since={Date.parse(statusSince ?? '')} fleet={fleet} />}
      {kind === 'moving' && speed !== null && <span>{format.speed(speed)}</span>}
      {kind !== 'offline' && typeof ignition === 'boolean' && (
        <span>{ignition ? texts.ignition.on : texts.ignition.off}</span>
      )}
      <Box component="span" sx={{ color: 'text.secondary' }}>
        <FleetAge time={time} contact={contact} fleet={fleet} />
      </Box>
      <FleetAlarm vehicle={position} fleet={fleet} />
    </Box>
  )
}

function useFleetOf(position: LivePosition, serverOffset: number): FleetStore {
  const [fleet] = useState(() => {
    const made = new FleetStore({ single: true })
    made.takeSnapshot({ positions: [position], serverOffset })
    return made
  })
  useEffect(
    () => fleet.takeSnapshot({ positions: [position], serverOffset }),
    [fleet, position, serverOffset],
  )
  return fleet
}
