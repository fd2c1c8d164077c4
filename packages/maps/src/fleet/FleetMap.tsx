'use client'
import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { LivePosition } from '@sikud/api'
import type { FindAddress } from '@sikud/api/geocoder'
import { lazy, useEffect, useState, useSyncExternalStore } from 'react'
import { LazyMap } from '../BaseMap/LazyMap.tsx'
import type { MapConfig } from '../BaseMap/MapConfig.ts'
import { FleetBody } from './table/FleetBody.tsx'
import { FleetFilters } from './table/FleetFilters.tsx'
import { type FleetConnection, FleetPill, OfflineNote } from './table/FleetPill.tsx'
import type { FleetQuery, FleetSort } from './store/fleetQuery.ts'
import type { FleetStore } from './store/FleetStore.ts'
import { SelectedVehicle } from './table/SelectedVehicle.tsx'
import { useMapsTexts } from '../locales/MapsLocaleProvider.tsx'
import { useFleetTexts } from '../locales/useFleetTexts.ts'

const FleetMapCanvas = lazy(() =>
  import('./painting/FleetMapCanvas.tsx').then(({ FleetMapCanvas }) => ({ default: FleetMapCanvas })),
)

const TRACKING_MAP_HEIGHT = 400

const wholeFleet: FleetQuery = { groups: [], words: '' }

interface FleetMapProps {
  fleet: FleetStore
  connection: FleetConnection
  /** Why the fleet cannot be loaded, as shown to the user. */
  error?: string
  onRetry?: () => void
  /** Not used for a single vehicle, as are the next three. */
  query?: FleetQuery
  onQuery?: (query: FleetQuery) => void
  /** Key of the selected vehicle: its device's id. */
  selected?: string | null
  onSelect?: (key: string | null) => void
  map: MapConfig
  /** Template with {lat} and {lng}. */
  externalMapUrl: string
  /** Returns the address of a device's trips. */
  tripsHref?: (device: LivePosition['device']) => string
  findAddress?: FindAddress
}

/**
 * Shows where the fleet is now: a map and a table with the same vehicles and the same selection. The map follows a single
 * vehicle until the user moves it.
 */
export function FleetMap(props: FleetMapProps) {
  const { fleet, connection, error, onRetry, query = wholeFleet, onQuery, onSelect, map } = props
  const { single } = fleet
  const maps = useMapsTexts()
  const texts = useFleetTexts()
  const [sort, setSort] = useState<FleetSort>({ key: 'plate', descending: false })
  const [flights, setFlights] = useState(0)
  const [following, setFollowing] = useState(single)
  const still = useMediaQuery('(prefers-reduced-motion: reduce)')
  useEffect(() => fleet.show(query, sort), [fleet, query, sort])
  useEffect(() => fleet.setStill(still), [fleet, still])
  const { selected = null } = props
  const vehicle = useSyncExternalStore(fleet.subscribe, () =>
    fleet.positionIn(single ? (fleet.view().order[0] ?? -1) : fleet.slotOf(selected)),
  )
  const key = vehicle ? String(vehicle.device.id) : null
  const select = (next: string | null) => {
    if (next !== selected) setFollowing(false)
    onSelect?.(next)
  }
  const selectInTable = (next: string) => {
    select(next)
    setFlights(flights + 1)
  }
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-label={single ? maps.livePositions : texts.fleet}
      sx={{ overflow: 'hidden' }}
    >
      <Box sx={{ display: 'grid', gap: 1.5, p: 2, borderBottom: 1, borderColor: 'divider' }}>
        <FleetPill fleet={fleet} connection={connection} />
        {!single && <FleetFilters query={query} onQuery={(next) => onQuery?.(next)} fleet={fleet} />}
      </Box>
      <OfflineNote shown={connection === 'offline' && fleet.loaded} onRetry={onRetry} />
      <Box sx={{ position: 'relative' }}>
        <LazyMap height={TRACKING_MAP_HEIGHT}>
          <FleetMapCanvas
            fleet={fleet}
            map={map}
            selected={key}
            flights={flights}
            onSelect={select}
            following={following}
            onFollow={setFollowing}
          />
        </LazyMap>
        {vehicle && !single && (
          <SelectedVehicle
            key={key}
            fleet={fleet}
            vehicle={vehicle}
            following={following}
            onFollow={setFollowing}
            onClose={() => select(null)}
            externalMapUrl={props.externalMapUrl}
            tripsHref={props.tripsHref}
            findAddress={props.findAddress}
          />
        )}
      </Box>
      <FleetBody
        fleet={fleet}
        error={error}
        onRetry={onRetry}
        onShowAll={() => onQuery?.(wholeFleet)}
        sort={sort}
        onSort={setSort}
        selected={selected}
        onSelect={selectInTable}
        externalMapUrl={props.externalMapUrl}
      />
    </Paper>
  )
}
