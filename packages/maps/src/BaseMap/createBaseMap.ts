import {
  AttributionControl,
  Map as MaplibreMap,
  type MapSourceDataEvent,
  type PaddingOptions,
  type RasterTileSource,
  ScaleControl,
  setWorkerUrl,
} from 'maplibre-gl'
import 'maplibre-gl/dist/maplibre-gl.css'
import { warnOnce } from '@sikud/ui/lazy'
import type { MapsTexts } from '../locales/id.ts'
import { type MapConfig, openStreetMapTiles } from './MapConfig.ts'
import type { MapColours } from '../look/mapColours.ts'
import { fadeMs, mapStyle, mergeStyle, safeAttribution, satelliteId, tilesId } from './mapStyle.ts'
import { repaintLayers } from './repaintLayers.ts'
import { type TileEvent, tileHealth, untriedTiles, watchTiles } from './watchTiles.ts'

/** Highest zoom of a map with vector tiles. They stay sharp even above the highest zoom that the server offers. */
const STREETS_MAX_ZOOM = 20

export type InitialView = { center: [lng: number, lat: number]; zoom: number } | BoundsView

interface BoundsView {
  /** West, south, east, north in degrees. */
  bounds: [number, number, number, number]
  /** Returns the padding in px for a map of this size; 56 on each side by default. */
  padding?: (width: number, height: number) => PaddingOptions
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
    warnOnce(
      'The worker of the map did not load: serve maplibre-gl/dist/maplibre-gl-worker.mjs, and give its URL as `workerUrl` of `map`.',
    )
  })
  map.on('webglcontextlost', () => onStatus('lost'))
  // A restored context gets its style one frame later. Until then, layers can be neither added nor repainted.
  map.on('style.load', () => {
    if (!failed) onStatus('ready')
  })
  map.once('style.load', () => {
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
          fitBoundsOptions: {
            padding: view.padding?.(container.clientWidth, container.clientHeight) ?? 56,
            maxZoom: 16,
          },
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

// Do not split `new URL('…', import.meta.url)`: bundlers recognise only the whole expression and then copy the file.

/** URL of the script of MapLibre's worker, a file without imports. In the built package, it is beside this module. */
const workerUrl = new URL('maplibre-gl/dist/maplibre-gl-worker.mjs', import.meta.url).href

/** URL of the outline of the world (land and borders), which every map shows below its tiles. */
const outlineUrl = new URL('./__generated__/outline.geojson', import.meta.url).href

/** Lets tiles fade in completely, and sets the attribute `data-map` of the map's element to `loading` or `idle`. */
function watchRest(map: MaplibreMap, element: HTMLElement): void {
  let fading = false
  map.on('sourcedataloading', ({ sourceId }: MapSourceDataEvent) => {
    fading ||= fadeMs.tiles > 0 && sourceId === tilesId
    element.setAttribute('data-map', 'loading')
  })
  map.on('idle', () => {
    if (fading) {
      // If an animation frame takes longer than the remaining time of a fade, MapLibre leaves the tile half
      // transparent. One more frame completes the fade.
      fading = false
      map.triggerRepaint()
    } else element.setAttribute('data-map', 'idle')
  })
}

interface SatelliteLayer {
  show: (isShown: boolean) => void
  retry: () => void
}

/** Shows or hides the satellite layer. While it is visible, calls `onFailed` when its tiles start or stop failing. */
function satelliteLayer(map: MaplibreMap, onFailed: (failed: boolean) => void): SatelliteLayer {
  let isChosen = false
  let health = untriedTiles
  const take = (event: TileEvent) => {
    const before = health.failed
    health = tileHealth(health, event)
    if (health.failed !== before) onFailed(health.failed)
  }
  map.on('error', (event) => {
    if (isChosen && 'sourceId' in event && event.sourceId === satelliteId) take('failed')
  })
  map.on('sourcedata', (event: MapSourceDataEvent) => {
    if (event.sourceId === satelliteId && event.tile?.state === 'loaded') take('loaded')
  })
  map.on('idle', () => {
    if (isChosen) take('settled')
  })
  return {
    show(isShown) {
      if (!map.getLayer(satelliteId)) return
      isChosen = isShown
      take('retry')
      map.setLayoutProperty(satelliteId, 'visibility', isShown ? 'visible' : 'none')
    },
    retry() {
      take('retry')
      const source: RasterTileSource | undefined = map.getSource(satelliteId)
      source?.setTiles(source.tiles)
    },
  }
}
