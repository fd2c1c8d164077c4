'use client'
import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { LivePosition } from '@sikud/api'
import type { FindAddress } from '@sikud/api/geocoder'
import { lazy, useEffect, useState, useSyncExternalStore } from 'react'
import { LazyMap } from '../LazyMap.tsx'
import type { MapConfig } from '../MapConfig.ts'
import { FleetBody } from './table/FleetBody.tsx'
import { FleetFilters } from './table/FleetFilters.tsx'
import { type FleetConnection, FleetPill } from './table/FleetPill.tsx'
import type { FleetQuery, FleetSort } from './store/fleetQuery.ts'
import type { FleetStore } from './store/FleetStore.ts'
import { OfflineNote } from './table/OfflineNote.tsx'
import { SelectedVehicle } from './table/SelectedVehicle.tsx'
import { useFleetTexts } from '../locales/useFleetTexts.ts'

const FleetMapCanvas = lazy(() =>
  import('./painting/FleetMapCanvas.tsx').then(({ FleetMapCanvas }) => ({ default: FleetMapCanvas })),
)

const TRACKING_MAP_HEIGHT = 400

interface FleetMapProps {
  fleet: FleetStore
  connection: FleetConnection
  /** Why the fleet cannot be read, for people. */
  error?: string
  onRetry?: () => void
  query: FleetQuery
  onQuery: (query: FleetQuery) => void
  /** Key of the selected vehicle: its device's id. */
  selected: string | null
  onSelect: (key: string | null) => void
  map: MapConfig
  /** Template with {lat} and {lng}. */
  externalMapUrl: string
  /** Where the trips of a device are. */
  tripsHref?: (device: LivePosition['device']) => string
  findAddress?: FindAddress
}

/** Where the whole fleet is now: a map and a table that show and select the same. */
export function FleetMap(props: FleetMapProps) {
  const { fleet, connection, error, onRetry, query, onQuery, selected, onSelect, map } = props
  const texts = useFleetTexts()
  const [sort, setSort] = useState<FleetSort>({ key: 'plate', descending: false })
  const [flights, setFlights] = useState(0)
  const [following, setFollowing] = useState(false)
  const still = useMediaQuery('(prefers-reduced-motion: reduce)')
  useEffect(() => fleet.show(query, sort), [fleet, query, sort])
  useEffect(() => fleet.setStill(still), [fleet, still])
  const vehicle = useSyncExternalStore(fleet.subscribe, () => fleet.positionIn(fleet.slotOf(selected)))
  const select = (key: string | null) => {
    if (key !== selected) setFollowing(false)
    onSelect(key)
  }
  const selectInTable = (key: string) => {
    select(key)
    setFlights(flights + 1)
  }
  return (
    <Paper component="section" variant="outlined" aria-label={texts.fleet} sx={{ overflow: 'hidden' }}>
      <Box sx={{ display: 'grid', gap: 1.5, p: 2, borderBottom: 1, borderColor: 'divider' }}>
        <FleetPill fleet={fleet} connection={connection} />
        <FleetFilters query={query} onQuery={onQuery} fleet={fleet} />
      </Box>
      <OfflineNote shown={connection === 'offline' && fleet.loaded} onRetry={onRetry} />
      <Box sx={{ position: 'relative' }}>
        <LazyMap height={TRACKING_MAP_HEIGHT}>
          <FleetMapCanvas
            fleet={fleet}
            map={map}
            selected={vehicle ? selected : null}
            flights={flights}
            onSelect={select}
            following={following}
            onFollow={setFollowing}
          />
        </LazyMap>
        {vehicle && (
          <SelectedVehicle
            key={selected}
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
        onShowAll={() => onQuery({ groups: [], words: '' })}
        sort={sort}
        onSort={setSort}
        selected={selected}
        onSelect={selectInTable}
        externalMapUrl={props.externalMapUrl}
      />
    </Paper>
  )
}
