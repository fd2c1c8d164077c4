'use client'
import Box from '@mui/material/Box'
import { lazyPart, warnOnce } from '@sikud/ui/lazy'
import { type ReactNode, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import Add from '@mui/icons-material/AddOutlined'
import Remove from '@mui/icons-material/RemoveOutlined'
import NearMeOutlined from '@mui/icons-material/NearMeOutlined'
import { type SxProps, type Theme, useTheme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { chipRadius } from '@sikud/ui/status'
import { useIsLow } from './useIsLow.ts'
import { useMapsTexts } from '../locales/useMapsTexts.ts'
import type { MapConfig } from './MapConfig.ts'
import { MapUnavailable } from './MapUnavailable.tsx'
import { mapPart } from '../parts/mapPart.ts'
import { MapScheme, useMapColours } from '../look/useMapColours.ts'
import { type BaseMapHandle, type BaseMapStatus, createBaseMap, type InitialView } from './createBaseMap.ts'
import { Graticule } from './Graticule.tsx'
import { type ChosenLook, type MapLook, schemeOf, useMapLook } from './look/MapLook.tsx'
import { MapContext, MapHasStyle, useMap } from './MapContext.ts'
import { MapNotice } from './MapNotice.tsx'
import { PlaceLabels } from './PlaceLabels.tsx'
import { type LocationFailure, type MyLocation, useMyLocation } from './location/useMyLocation.ts'
import { MapTool, ToolPlace, type ToolRoom } from './tools/MapTool.tsx'

const waiting = () => <Box sx={{ height: 40 }} />
const LookMenu = mapPart(async () => (await import('./look/LookMenu.tsx')).LookMenu, waiting)
const ToolMenu = mapPart(async () => (await import('./tools/ToolMenu.tsx')).ToolMenu, waiting)
const MyLocationMark = lazyPart(async () => (await import('./location/MyLocationMark.tsx')).MyLocationMark)

interface BaseMapProps {
  config: MapConfig
  /** Accessible name of the map. */
  label: string
  /** The first view of the map; the children can move the map later. */
  initialView: InitialView
  /** More tools (`MapTool`), shown below those that every map has. */
  tools?: ReactNode
  /** Content to show if there is no map, such as coordinates as text or a link to an external map. */
  fallback?: ReactNode
  /** Components for layers and markers, rendered once the map is ready. They get the map from `useMap`. */
  children?: ReactNode
}

const locationFailures = {
  denied: 'locationDenied',
  insecure: 'locationInsecure',
  unavailable: 'locationUnavailable',
} as const satisfies Record<LocationFailure, string>

/** Renders a map with controls: tiles over an outline of the world. Shows a notice if the map cannot be drawn. */
export function BaseMap(props: BaseMapProps) {
  const [attempt, setAttempt] = useState(0)
  const { styleUrl, streets, tiles, satellite } = props.config
  // A changed tile source or a retry creates a new map.
  const key = [attempt, styleUrl, streets?.tiles, tiles?.url, satellite?.url].join(' ')
  return <OneMap key={key} {...props} onRetry={() => setAttempt(attempt + 1)} />
}

function OneMap({
  config,
  label,
  initialView,
  tools,
  fallback,
  children,
  onRetry,
}: BaseMapProps & { onRetry: () => void }) {
  const texts = useMapsTexts()
  const { look, looks, onLook } = useMapLook(config)
  const scheme = schemeOf(look)
  const colours = useMapColours(scheme)
  const container = useRef<HTMLDivElement>(null)
  const [handle, setHandle] = useState<BaseMapHandle | null>(null)
  const [status, setStatus] = useState<BaseMapStatus>('loading')
  const [tilesFailed, setTilesFailed] = useState(false)
  const [satelliteFailed, setSatelliteFailed] = useState(false)
  const location = useMyLocation(handle?.map ?? null)
  const create = useEffectEvent((element: HTMLElement) =>
    createBaseMap({
      container: element,
      config,
      colours,
      texts,
      view: initialView,
      onStatus: setStatus,
      onTilesFailed: setTilesFailed,
      onSatelliteFailed: setSatelliteFailed,
    }),
  )

  useEffect(() => {
    const made = container.current && create(container.current)
    if (container.current?.clientHeight === 0)
      warnOnce('The map has no height: give the element around it a height, such as 80vh.')
    setHandle(made)
    return () => made?.map.remove()
  }, [])
  useEffect(() => handle?.map.getCanvas().setAttribute('aria-label', label), [handle, label])
  useEffect(() => {
    if (status === 'ready') handle?.setColours(colours)
  }, [handle, status, colours])
  const isSatellite = look === 'satellite'
  useEffect(() => {
    if (status === 'ready') handle?.satellite.show(isSatellite)
  }, [handle, status, isSatellite])

  const drawn = status === 'ready' || status === 'lost'
  const isLocationNoticed = location.failure !== null || (location.isOn && !location.fix)
  return (
    <Box sx={mapLibreStyles}>
      {/* A canvas without a WebGL context is white. */}
      <Box
        ref={container}
        sx={{ width: '100%', height: '100%', '&[data-lost=true] .maplibregl-canvas': { opacity: 0 } }}
        style={{ backgroundColor: colours.land }}
        data-lost={status === 'lost'}
      />
      {handle && drawn && (
        <MapContext value={handle.map}>
          <MapScheme value={scheme}>
            <MapTools look={look} looks={looks} onLook={onLook} location={location}>
              {tools}
            </MapTools>
            <MapHasStyle value={status === 'ready'}>
              {tilesFailed && <Graticule />}
              {tilesFailed && <PlaceLabels />}
              {children}
              {location.fix && <MyLocationMark fix={location.fix} />}
            </MapHasStyle>
          </MapScheme>
        </MapContext>
      )}
      {isLocationNoticed && <LocationNotice location={location} />}
      {(tilesFailed || satelliteFailed) && drawn && !isLocationNoticed && (
        <MapNotice
          action={{
            text: texts.retry,
            onClick: () => (satelliteFailed ? handle?.satellite.retry() : handle?.retryTiles()),
          }}
        >
          {satelliteFailed ? texts.satelliteFailed : texts.tilesFailed}
        </MapNotice>
      )}
      {status === 'lost' && <MapNotice>{texts.contextLost}</MapNotice>}
      {status === 'noWebGL' && (
        <MapUnavailable title={texts.noWebGL} hint={texts.noWebGLHint}>
          {fallback}
        </MapUnavailable>
      )}
      {status === 'failed' && (
        <MapUnavailable title={texts.mapFailed} hint={texts.mapFailedHint} onRetry={onRetry}>
          {fallback}
        </MapUnavailable>
      )}
    </Box>
  )
}

function LocationNotice({ location: { failure, dismiss } }: { location: MyLocation }) {
  const texts = useMapsTexts()
  if (!failure) return <MapNotice>{texts.findingLocation}</MapNotice>
  return (
    <MapNotice action={{ text: texts.close, onClick: dismiss }}>{texts[locationFailures[failure]]}</MapNotice>
  )
}

interface MapToolsProps extends ChosenLook {
  looks: MapLook[]
  location: MyLocation
  children?: ReactNode
}

/** Renders the tools of the map: in a wide window as buttons, on phones most of them in a menu. */
function MapTools({ location, children, ...look }: MapToolsProps) {
  const map = useMap()
  const texts = useMapsTexts()
  const room = useToolRoom()
  const tools = (
    <>
      <MapTool label={texts.zoomIn} icon={<Add fontSize="small" />} onClick={() => map.zoomIn()} repeats />
      <MapTool
        label={texts.zoomOut}
        icon={<Remove fontSize="small" />}
        onClick={() => map.zoomOut()}
        repeats
      />
      {room === 'all' && look.looks.length > 1 && <LookMenu {...look} />}
      <MapTool
        label={texts.myLocation}
        icon={<NearMeOutlined fontSize="small" />}
        pressed={location.isOn}
        onClick={location.toggle}
      />
      {children}
    </>
  )
  return (
    <Box
      sx={{
        position: 'absolute',
        zIndex: 1,
        right: 14,
        // On phones the buttons are at the top, because a bottom sheet can cover the lower half of the map.
        top: { xs: 'var(--map-top, 14px)', md: 'auto' },
        bottom: { md: 40 },
        // In a low window the buttons are in two columns.
        maxHeight: {
          xs: 'calc(100% - var(--map-top, 14px) - var(--map-bottom, 0px) - 30px)',
          md: 'calc(100% - 54px)',
        },
        display: 'flex',
        flexFlow: 'column wrap-reverse',
        gap: 1,
        visibility: 'var(--map-lower, visible)',
      }}
    >
      <ToolPlace value={useMemo(() => ({ room, Item: null }), [room])}>{tools}</ToolPlace>
      {room !== 'all' && (
        <ToolMenu room={room} {...look}>
          {tools}
        </ToolMenu>
      )}
    </Box>
  )
}

function useToolRoom(): ToolRoom {
  const isRoomy = useMediaQuery(useTheme().breakpoints.up('md'), { noSsr: true })
  const isLow = useIsLow()
  if (isRoomy) return 'all'
  return isLow ? 'none' : 'main'
}

const mapLibreStyles: SxProps<Theme> = {
  position: 'relative',
  width: '100%',
  height: '100%',
  overflow: 'hidden',
  bgcolor: 'background.default',
  '& .maplibregl-map': { font: 'inherit' },
  // MapLibre sometimes rounds the size of the canvas down, which leaves a column of pixels empty.
  '& .maplibregl-canvas': { width: '100% !important', height: '100% !important' },
  '& .maplibregl-canvas:focus-visible': {
    outline: '3px solid',
    outlineColor: 'primary.main',
    outlineOffset: '-3px',
  },
  '& .maplibregl-control-container': { visibility: 'var(--map-lower, visible)' },
  // Keeps the attribution above a bottom sheet.
  '& .maplibregl-ctrl-bottom-right, & .maplibregl-ctrl-bottom-left': { bottom: 'var(--map-bottom, 0px)' },
  '& .maplibregl-ctrl-bottom-right .maplibregl-ctrl-attrib.maplibregl-ctrl': {
    m: 0,
    px: 1,
    py: '2px',
    fontSize: 11,
    borderTopLeftRadius: chipRadius,
    bgcolor: 'background.paper',
    color: 'text.secondary',
    '& a': { color: 'inherit' },
  },
  '& .maplibregl-ctrl-bottom-left .maplibregl-ctrl-scale.maplibregl-ctrl': {
    m: 0,
    ml: '14px',
    mb: '4px',
    px: 0.5,
    fontSize: 11,
    lineHeight: 1.3,
    color: 'text.primary',
    bgcolor: 'background.paper',
    border: '2px solid',
    borderTop: 0,
    borderColor: 'text.secondary',
  },
  '& .maplibregl-cooperative-gesture-screen': { borderRadius: 0, fontSize: 14 },
}
