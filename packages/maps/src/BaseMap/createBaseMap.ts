import {
  AttributionControl,
  Map as MaplibreMap,
  ScaleControl,
  setWorkerUrl,
  type PaddingOptions,
} from 'maplibre-gl'
import 'maplibre-gl/dist/maplibre-gl.css'
import type { MapsTexts } from '../locales/id.ts'
import { type MapConfig, openStreetMapTiles } from './MapConfig.ts'
import type { MapColours } from '../look/mapColours.ts'
import { outlineUrl, workerUrl } from './mapFiles.ts'
import { fadeMs, mapStyle, mergeStyle } from './mapStyle.ts'
import { repaintLayers } from './repaintLayers.ts'
import { safeAttribution } from './safeAttribution.ts'
import { type SatelliteLayer, satelliteLayer } from './look/satelliteLayer.ts'
import { watchRest } from './watchRest.ts'
import { watchTiles } from './watchTiles.ts'

/** Highest zoom of a map with vector tiles. They stay sharp even above the highest zoom that the server offers. */
const STREETS_MAX_ZOOM = 20

/** The first view of the map. */
export type InitialView = { center: [lng: number, lat: number]; zoom: number } | BoundsView

interface BoundsView {
  /** West, south, east, north in degrees. */
  bounds: [number, number, number, number]
  /** Returns the padding in px for a map of this width; 56 on each side by default. */
  padding?: (width: number) => PaddingOptions
}

export type BaseMapStatus = 'loading' | 'ready' | 'lost' | 'noWebGL' | 'failed'

interface BaseMapOptions {
  container: HTMLElement
  config: MapConfig
  colours: MapColours
  texts: MapsTexts
  view: InitialView
  onStatus: (status: BaseMapStatus) => void
  onTilesFailed: (failed: boolean) => void
  onSatelliteFailed: (failed: boolean) => void
}

export interface BaseMapHandle {
  map: MaplibreMap
  retryTiles: () => void
  setColours: (colours: MapColours) => void
  satellite: SatelliteLayer
}

/** Creates the MapLibre map; returns null and reports `noWebGL` if the browser cannot draw one. */
export function createBaseMap(options: BaseMapOptions): BaseMapHandle | null {
  const { config, container, colours, onStatus } = options
  setWorkerUrl(config.workerUrl ?? workerUrl)
  let map: MaplibreMap
  try {
    map = newMap(options)
  } catch {
    onStatus('noWebGL')
    return null
  }
  let failed = false
  map.on('error', ({ error }) => {
    if (!error?.message.startsWith('Worker failed')) return
    failed = true
    onStatus('failed')
  })
  map.on('webglcontextlost', () => onStatus('lost'))
  map.on('webglcontextrestored', () => onStatus('ready'))
  map.once('style.load', () => {
    if (!failed) onStatus('ready')
    map.once('render', () => performance.mark('map-painted'))
    if (config.styleUrl) map.setStyle(config.styleUrl, { transformStyle: mergeStyle })
  })
  watchRest(map, container)
  const hasTiles = !config.styleUrl && (config.streets !== undefined || config.tiles !== null)
  const retryTiles = hasTiles ? watchTiles(map, options.onTilesFailed) : () => {}
  let drawn = colours
  return {
    map,
    retryTiles,
    satellite: satelliteLayer(map, options.onSatelliteFailed),
    setColours: (next) => {
      if (next === drawn) return
      drawn = next
      repaintLayers(map, mapStyle(config, next, outlineUrl, fontOf(container)).layers)
    },
  }
}

/** Returns the first font family of the map element. */
function fontOf(element: HTMLElement): string {
  const [first = ''] = getComputedStyle(element).fontFamily.split(',')
  return first.trim().replaceAll(/^["']|["']$/g, '')
}

function newMap({ container, config, colours, texts, view }: BaseMapOptions) {
  const map = new MaplibreMap({
    container,
    style: mapStyle(config, colours, outlineUrl, fontOf(container)),
    ...('bounds' in view
      ? {
          bounds: view.bounds,
          fitBoundsOptions: { padding: view.padding?.(container.clientWidth) ?? 56, maxZoom: 16 },
        }
      : { center: view.center, zoom: view.zoom }),
    maxZoom: config.streets ? STREETS_MAX_ZOOM : (config.tiles?.maxZoom ?? openStreetMapTiles.maxZoom),
    attributionControl: false,
    fadeDuration: fadeMs.names,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    // On touch screens one finger scrolls the page and two fingers move the map. In a workspace (`data-part="map"`) one
    // finger moves the map, because a page with a workspace does not scroll.
    cooperativeGestures: matchMedia('(pointer: coarse)').matches && !container.closest('[data-part="map"]'),
    locale: {
      'Map.Title': texts.map,
      'AttributionControl.ToggleAttribution': texts.attribution,
      'CooperativeGesturesHandler.MobileHelpText': texts.twoFingers,
    },
  })
  // Sanitises the attribution of a TileJSON source. This handler is registered before the attribution control is added,
  // so that it runs before the handler of the control.
  map.on('sourcedata', ({ sourceId, sourceDataType }) => {
    const source = sourceDataType === 'metadata' ? map.getSource(sourceId) : undefined
    if (source?.attribution) source.attribution = safeAttribution(source.attribution)
  })
  map.addControl(new AttributionControl({ compact: false }))
  map.addControl(new ScaleControl({ maxWidth: 90 }), 'bottom-left')
  map.touchZoomRotate.disableRotation()
  map.keyboard.disableRotation()
  return map
}
