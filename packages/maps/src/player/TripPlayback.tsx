'use client'
import Box from '@mui/material/Box'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useTheme } from '@mui/material/styles'
import type { GpsSession } from '@sikud/api'
import type { FindAddress } from '@sikud/api/geocoder'
import { type ReactNode, useMemo, useState } from 'react'
import { mapPart } from '../parts/mapPart.ts'
import { LazyMap, lazyMap } from '../BaseMap/LazyMap.tsx'
import { useMapsTexts } from '../locales/useMapsTexts.ts'
import type { MapConfig } from '../BaseMap/MapConfig.ts'
import type { ExportChoice } from '../export/exportTrip.ts'
import type { FilterToolsProps } from '../tripList/FilterTools.tsx'
import type { TripChoice } from '../tripList/TripChoice.ts'
import { inOrder } from '../tripList/TripFilter.ts'
import { chosenTrip, tripKey } from '../trip/tripOrder.ts'
import { TripTable } from '../tripList/TripTable.tsx'
import { tripData } from '../trip/tripData.ts'
import { type PlaybackLink, usePlayback, usePlaybackClock, usePlaybackLink } from '../playback/usePlayback.ts'
import { DEFAULT_SPEED_LIMIT_KMH } from '../trip/speedBand.ts'
import type { SheetHeight } from '../workspace/sheetHeight.ts'
import { Workspace } from '../workspace/Workspace.tsx'
import { PlaybackControls } from './controls/PlaybackControls.tsx'
import { TripPanel } from './TripPanel.tsx'
import { fullScreenLook, useFullScreen } from './useFullScreen.ts'

const TripMap = lazyMap(async () => (await import('./map/TripMap.tsx')).TripMap)
const OverTheMap = mapPart(async () => (await import('./OverTheMap.tsx')).OverTheMap)

const FilterTools = mapPart(async () => (await import('../tripList/FilterTools.tsx')).FilterTools)

const noPoints: GpsSession['points'] = []
const noTrips: GpsSession[] = []

export interface TripPlaybackProps {
  /** The trips to choose from. Their points may come later: the chosen trip is drawn once it has points. */
  trips: GpsSession[]
  /** Number of trips that could not be parsed. */
  unreadable?: number | undefined
  /** Whether the trips are loading. */
  loading: boolean
  /** Message for the user if the trips failed to load. */
  error?: string
  /** Loads the trips again. With it, the message of `error` has a button for it. */
  onRetry?: () => void
  /** Key of the chosen trip (see `tripKey`). If it is null or unknown, the newest trip is chosen. */
  selectedKey: string | null
  /** Called with the key of the trip that the user chooses. */
  onSelect: (key: string) => void
  /** Text that is shown while the points of the chosen trip are loading, or if they failed to load. */
  tripNote?: ReactNode
  /** Tiles or style of the map, such as `{ tiles: openStreetMapTiles }`. */
  map: MapConfig
  /** URL template of an external map, with {lat} and {lng}. Used for a link to the current point if there is no map. */
  externalMapUrl?: string
  /** Speed limit of the company in km/h, until the user types another one. Default 80. */
  speedLimit?: number
  /** Filter and comparison of trips; without this prop, all trips are shown and none can be compared. */
  choice?: TripChoice
  /**
   * Renders a button for all trips of the list, such as their export, from the rules of the filter in words; shown only
   * with `choice`.
   */
  renderListAction?: FilterToolsProps['renderAction']
  /** Connects playback to the URL of the page; without this prop, the URL does not contain the current point. */
  link?: PlaybackLink
  /** Looks up the address of the current point while paused; without it no address is shown. */
  findAddress?: FindAddress
  /**
   * Called before a trip is saved or printed; if it rejects, nothing is saved and the error message is shown. With null,
   * there is no button.
   */
  onExport?: ((trip: GpsSession, format: ExportChoice) => Promise<void>) | null | undefined
  /** Deletes the chosen trip; asks the user first. Without it there is no button to delete a trip. */
  onDelete?: ((trip: GpsSession) => void) | undefined
  /** Whether the panel is shown. Without it, the component keeps this state. */
  isPanelOpen?: boolean
  /** Called when the user shows or hides the panel. */
  onPanelOpen?: (isOpen: boolean) => void
  /** Width of the panel in px. */
  panelWidth?: number
  /** Called when the user changes the width of the panel. Without it, the width is fixed. */
  onPanelWidth?: (width: number) => void
}

/** Plays a trip: fills its parent with a map, a panel with the trips to choose from, and the player. */
export function TripPlayback(props: TripPlaybackProps) {
  const { trips, loading, selectedKey, map, choice, link, findAddress } = props
  const texts = useMapsTexts()
  const passing = choice?.shown ?? trips
  const sort = choice?.filter.sort
  const ordered = useMemo(() => inOrder(passing, sort), [passing, sort])
  const chosen = chosenTrip(trips, ordered, selectedKey)
  const trip = useMemo(() => tripData(chosen?.points ?? noPoints), [chosen?.points])
  const playback = usePlayback(trip)
  usePlaybackClock(playback)
  usePlaybackLink(playback, link)
  const fullScreen = useFullScreen()
  const [speedLimit, setSpeedLimit] = useState(link?.limit ?? props.speedLimit ?? DEFAULT_SPEED_LIMIT_KMH)
  const limitSpeed = (limit: number) => {
    setSpeedLimit(limit)
    link?.onLimit(limit)
  }
  const [isOwnOpen, setOwnOpen] = useState(true)
  const { isPanelOpen = isOwnOpen, onPanelOpen = setOwnOpen } = props
  const [isTable, setTable] = useState(false)
  const [sheet, setSheet] = useState<SheetHeight>('peek')
  const isRoomy = useMediaQuery(useTheme().breakpoints.up('md'), { noSsr: true })
  const select = (key: string) => {
    // Lowers the sheet on phones, because a high sheet would cover the chosen trip on the map.
    setSheet('peek')
    setTable(false)
    props.onSelect(key)
  }
  return (
    <Box sx={fullScreen.on ? fullScreenLook : fillLook}>
      <Workspace
        panelLabel={texts.trips}
        panel={
          <TripPanel
            playback={playback}
            speedLimit={speedLimit}
            onSpeedLimit={limitSpeed}
            gapBefore={chosen?.gap_before}
            count={loading ? undefined : ordered.length}
            isRoomy={isRoomy}
            onLeaveTable={() => setTable(false)}
            tools={
              choice && (trips.length > 0 || choice.paging) ? (
                <FilterTools all={trips} choice={choice} renderAction={props.renderListAction} />
              ) : undefined
            }
            table={
              <TripTable
                trips={ordered}
                all={trips}
                unreadable={props.unreadable}
                choice={choice}
                loading={loading}
                error={props.error}
                onRetry={props.onRetry}
                selectedKey={chosen ? tripKey(chosen) : null}
                onSelect={select}
                isWide={isRoomy && isTable}
                onWide={isRoomy ? setTable : undefined}
              />
            }
          />
        }
        isPanelOpen={isPanelOpen && !fullScreen.on}
        onPanelOpen={(isOpen) => {
          if (fullScreen.on) fullScreen.toggle()
          onPanelOpen(isOpen)
        }}
        wide={isRoomy && isTable}
        panelWidth={props.panelWidth}
        onPanelWidth={props.onPanelWidth}
        player={
          <PlaybackControls
            playback={playback}
            speedLimit={speedLimit}
            isRoomy={isRoomy}
            findAddress={findAddress}
          />
        }
        sheet={sheet}
        onSheet={setSheet}
      >
        <Box sx={mapLook}>
          {/* The map waits, because creating it first would delay the list and the player. */}
          <LazyMap part={TripMap} isWaiting={loading}>
            <TripMap
              map={map}
              label={texts.map}
              playback={playback}
              speedLimit={speedLimit}
              fullScreen={fullScreen}
              companions={choice?.companions}
              externalMapUrl={props.externalMapUrl}
            />
          </LazyMap>
          <OverTheMap
            bar={
              chosen && {
                session: chosen,
                // The steps to the previous and next trip are by time, whatever the order of the list is.
                trips: sort === undefined ? ordered : noTrips,
                playback,
                map,
                onSelect: props.onSelect,
                linkTo: link?.linkTo,
                speedLimit,
                choice,
                onExport: props.onExport,
                onDelete: props.onDelete,
              }
            }
            notes={{
              playback,
              findAddress: isRoomy ? findAddress : undefined,
              hint: props.tripNote ?? (chosen && trip.count === 0 ? texts.noPoints : undefined),
            }}
          />
        </Box>
      </Workspace>
    </Box>
  )
}

const fillLook = {
  position: 'relative',
  display: 'flex',
  flex: 1,
  height: '100%',
  minWidth: 0,
  minHeight: 0,
} as const

// Keeps the controls at the top of the map below the bar of the trip.
const mapLook = { position: 'absolute', inset: 0, '--map-top': '80px' } as const
