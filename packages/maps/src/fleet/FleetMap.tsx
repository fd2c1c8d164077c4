'use client'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useTheme } from '@mui/material/styles'
import type { LivePosition } from '@sikud/api'
import type { FindAddress } from '@sikud/api/geocoder'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { useIsLow } from '../BaseMap/useIsLow.ts'
import { useSnapshot } from '../parts/useSnapshot.ts'
import { LazyMap } from '../BaseMap/LazyMap.tsx'
import type { MapConfig } from '../BaseMap/MapConfig.ts'
import { useMapsTexts } from '../locales/useMapsTexts.ts'
import { useFleetTexts } from '../locales/useFleetTexts.ts'
import type { SheetHeight } from '../workspace/sheetHeight.ts'
import { Workspace } from '../workspace/Workspace.tsx'
import { LazyFleetMapCanvas } from './painting/LazyFleetMapCanvas.ts'
import type { FleetQuery, FleetSort } from './store/fleetView.ts'
import type { FleetStore } from './store/FleetStore.ts'
import { FloatingFilters } from './table/FleetFilters.tsx'
import { FleetPanel } from './table/FleetPanel.tsx'
import type { FleetPart } from './table/FleetPart.ts'
import type { FleetConnection } from './table/FleetPill.tsx'
import { PlaceQueue } from './table/PlaceQueue.ts'
import type { ShareChannel } from './table/ShareMenu.tsx'
import { SelectedVehicle } from './table/SelectedVehicle.tsx'

const wholeFleet: FleetQuery = { statuses: [], words: '' }

export interface FleetMapProps {
  /** The positions to show; the app puts them in. Create the store once. */
  fleet: FleetStore
  /** State of the connection through which the positions come. */
  connection: FleetConnection
  /** Message for the user if the fleet cannot be loaded. */
  error?: string
  /** Connects again. With it, the message of `error` has a button for it. */
  onRetry?: () => void
  /** Search and statuses that filter the fleet. Not used if the server reports only one vehicle, like all props up to `onSelect`. */
  query?: FleetQuery
  /** Called when the user changes search or statuses; the app passes the change back as `query`. */
  onQuery?: (query: FleetQuery) => void
  /** A field to choose a part of the fleet, such as a depot. */
  part?: FleetPart | false | undefined
  /** Key of the selected vehicle: the id of its device. */
  selected?: string | null
  /** Called with the key of the vehicle that the user selects; null if the user deselects it. */
  onSelect?: (key: string | null) => void
  /** Whether the panel is shown. Without it, the component keeps this state. */
  isPanelOpen?: boolean
  /** Called when the user shows or hides the panel. */
  onPanelOpen?: (isOpen: boolean) => void
  /** Width of the panel in px. */
  panelWidth?: number
  /** Called when the user changes the width of the panel. Without it, the width is fixed. */
  onPanelWidth?: (width: number) => void
  /** Whether the panel is a table. Without it, the component keeps this state. */
  isTable?: boolean
  /** Called when the user changes the panel between list and table. */
  onTable?: (isTable: boolean) => void
  /** Tiles or style of the map, such as `{ tiles: openStreetMapTiles }`. */
  map: MapConfig
  /** URL template of an external map, with {lat} and {lng}. */
  externalMapUrl: string
  /** Returns the URL of the page with the trips of a device. */
  tripsHref?: (device: LivePosition['device']) => string
  /** Looks up the address of a position, such as `find` of `createGeocoder`. Without it, no address is shown. */
  findAddress?: FindAddress
  /** Shows addresses in the rows of standing vehicles. Set it only if the geocoder accepts many requests. */
  withPlaces?: boolean
  /** Returns more facts of the selected vehicle, as pairs of the HTML elements `dt` and `dd`. */
  facts?: (vehicle: LivePosition) => ReactNode
  /** Returns more buttons for the selected vehicle, such as `CallAction`. */
  actions?: (vehicle: LivePosition) => ReactNode
  /**
   * Called before a position is shared. If it rejects, nothing is shared and the error message is shown. With null,
   * there is no button.
   */
  onShare?: ((vehicle: LivePosition, channel: ShareChannel) => Promise<void>) | null | undefined
}

/**
 * Shows where the fleet is now, on a map that fills its parent. A panel shows the same vehicles and the same selection.
 * The map follows a single vehicle until the user moves it.
 */
export function FleetMap(props: FleetMapProps) {
  const { fleet, connection, error, onRetry, query = wholeFleet, onQuery, onSelect, map } = props
  const { single } = fleet
  const part = props.part || undefined
  const maps = useMapsTexts()
  const texts = useFleetTexts()
  const [sort, setSort] = useState<FleetSort>({ key: 'plate', descending: false })
  const [isOwnOpen, setOwnOpen] = useState(true)
  const { isPanelOpen = isOwnOpen, onPanelOpen = setOwnOpen } = props
  const [isOwnTable, setOwnTable] = useState(false)
  const { isTable = isOwnTable, onTable = setOwnTable } = props
  const { selected = null } = props
  const [sheet, setSheet] = useState<SheetHeight>(single || selected !== null ? 'half' : 'peek')
  const [selectionCount, setSelectionCount] = useState(0)
  const [following, setFollowing] = useState(single)
  const { breakpoints } = useTheme()
  const isRoomy = useMediaQuery(breakpoints.up('md'), { noSsr: true })
  const isLow = useIsLow()
  const isBroad = useMediaQuery(breakpoints.up('lg'), { noSsr: true })
  const still = useMediaQuery('(prefers-reduced-motion: reduce)')
  useEffect(() => fleet.show(query, sort), [fleet, query, sort])
  useEffect(() => fleet.setStill(still), [fleet, still])
  const vehicle = useSnapshot(fleet.subscribe, () =>
    fleet.positionIn(single ? (fleet.view().order[0] ?? -1) : fleet.slotOf(selected)),
  )
  const key = vehicle ? String(vehicle.device.id) : null
  const select = (next: string | null) => {
    if (next !== selected) setFollowing(false)
    if (next !== null && sheet === 'peek') setSheet('half')
    onSelect?.(next)
  }
  // In a narrow window, the map beside a table has no room for the card of the selected vehicle. So while a vehicle is
  // selected, the panel shows a list, which is narrower.
  const showsTable = isTable && (isBroad || single || !vehicle)
  const changeForm = (toTable: boolean) => {
    if (toTable && !isBroad) select(null)
    onTable(toTable)
  }
  const selectInList = (next: string) => {
    select(next)
    setSelectionCount((count) => count + 1)
  }
  const { findAddress, withPlaces = false } = props
  const places = useMemo(
    () => (withPlaces && findAddress ? new PlaceQueue(findAddress) : null),
    [withPlaces, findAddress],
  )
  const search = { query, onQuery: (next: FleetQuery) => onQuery?.(next), fleet }
  return (
    <Workspace
      panelLabel={single ? maps.livePositions : texts.fleet}
      panel={
        <FleetPanel
          {...search}
          connection={connection}
          error={error}
          onRetry={onRetry}
          part={part}
          onShowAll={() => {
            onQuery?.(wholeFleet)
            part?.onClear()
          }}
          sort={sort}
          onSort={setSort}
          selected={selected}
          onSelect={selectInList}
          externalMapUrl={props.externalMapUrl}
          places={places}
          isTable={showsTable}
          onTable={isRoomy ? changeForm : undefined}
          selectsByArrow={isRoomy}
          withFilters={(isRoomy || isLow) && !single}
        />
      }
      isPanelOpen={isPanelOpen}
      onPanelOpen={onPanelOpen}
      panelWidth={props.panelWidth}
      onPanelWidth={props.onPanelWidth}
      wide={showsTable}
      over={single || isLow ? undefined : <FloatingFilters {...search} part={part} />}
      card={
        vehicle && !single ? (
          <SelectedVehicle
            key={key}
            fleet={fleet}
            vehicle={vehicle}
            following={following}
            onFollow={setFollowing}
            onClose={() => select(null)}
            externalMapUrl={props.externalMapUrl}
            tripsHref={props.tripsHref}
            findAddress={findAddress}
            facts={props.facts}
            actions={props.actions}
            onShare={props.onShare}
          />
        ) : undefined
      }
      sheet={sheet}
      onSheet={setSheet}
    >
      <LazyMap part={LazyFleetMapCanvas}>
        <LazyFleetMapCanvas
          fleet={fleet}
          map={map}
          selected={key}
          selectionCount={selectionCount}
          onSelect={(next) => (next !== null && next === selected ? selectInList(next) : select(next))}
          following={following}
          cover={isRoomy ? (vehicle && !single ? 'card' : null) : sheet}
          onFollow={setFollowing}
          externalMapUrl={props.externalMapUrl}
        />
      </LazyMap>
    </Workspace>
  )
}
