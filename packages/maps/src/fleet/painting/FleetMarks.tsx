'use client'
import { useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { type Theme, useTheme } from '@mui/material/styles'
import { useMap } from '../../BaseMap/MapContext.ts'
import { useMapsFormat } from '../../locales/useMapsTexts.ts'
import type { MapCover } from './freeBox.ts'
import type { OpenCluster } from './ClusterList.tsx'
import { fleetBounds } from '../store/FleetColumns.ts'
import { cellSize } from './FleetClusters.ts'
import { FleetLayer } from './FleetLayer.ts'
import type { FleetStore } from '../store/FleetStore.ts'
import { useMapColours } from '../../look/useMapColours.ts'
import type { SpriteInks } from './MarkSprites.ts'

interface FleetMarksProps {
  fleet: FleetStore
  selected: string | null
  following: boolean
  /** The element that covers a part of the map, such as a sheet; null if nothing covers the map. */
  cover: MapCover
  /** Called with the key of the clicked vehicle, or with null if the user clicks where no vehicle is. */
  onSelect: (key: string | null) => void
  /** Opens the list of a cluster whose vehicles stay together at every zoom level. */
  onCluster: (cluster: OpenCluster) => void
}

interface PointerEvent {
  point: { x: number; y: number }
  originalEvent: { clientX: number; clientY: number }
}

/** Draws the vehicles on the map. A click selects a vehicle, zooms in on a cluster, or lists its vehicles. */
export function FleetMarks({ fleet, selected, following, cover, onSelect, onCluster }: FleetMarksProps) {
  const map = useMap()
  const inks = useSpriteInks()
  const { count: countText } = useMapsFormat()
  const layer = useRef<FleetLayer | null>(null)

  const onClick = useEffectEvent(({ point, originalEvent }: PointerEvent) => {
    const slots = layer.current?.vehiclesAt(point.x, point.y) ?? []
    if (slots.length <= 1) {
      const vehicle = fleet.vehicles[slots[0] ?? -1]
      onSelect(vehicle ? String(vehicle.device.id) : null)
      return
    }
    const bounds = fleetBounds(fleet.columns, slots)
    const { clientWidth, clientHeight } = map.getContainer()
    const extent = Math.max(bounds?.width ?? 0, bounds?.height ?? 0) * 512 * 2 ** map.getMaxZoom()
    const parts = extent > cellSize(clientWidth, clientHeight) && map.getZoom() < map.getMaxZoom() - 0.5
    if (bounds && parts) map.fitBounds(bounds.box, { padding: 80, maxZoom: map.getMaxZoom() })
    else onCluster({ slots, left: originalEvent.clientX, top: originalEvent.clientY })
  })
  useEffect(() => {
    if (fleet.single) return undefined
    const clicked = (event: PointerEvent) => onClick(event)
    const moved = ({ point }: PointerEvent) => {
      const over = (layer.current?.vehiclesAt(point.x, point.y).length ?? 0) > 0
      map.getCanvas().style.cursor = over ? 'pointer' : ''
    }
    map.on('click', clicked)
    map.on('mousemove', moved)
    return () => {
      map.off('click', clicked)
      map.off('mousemove', moved)
    }
  }, [map, fleet])

  const begin = useEffectEvent((made: FleetLayer) => made.show(selected, following, cover))
  useEffect(() => {
    const made = new FleetLayer({ map, fleet, inks, countText })
    layer.current = made
    begin(made)
    return () => {
      layer.current = null
      made.remove()
    }
  }, [map, fleet, inks, countText])
  useEffect(() => layer.current?.show(selected, following, cover), [selected, following, cover])
  return null
}

// A theme with CSS variables has both colour schemes, but its type lacks them.
type SchemedTheme = Theme & {
  colorSchemes?: Partial<Record<'light' | 'dark', { palette?: Theme['palette'] }>>
}

/** Returns the colours of the map's scheme and the font of the page, for drawing on a canvas. */
function useSpriteInks(): SpriteInks {
  const theme: SchemedTheme = useTheme()
  const { status, dark } = useMapColours()
  return useMemo(() => {
    const palette = theme.colorSchemes?.[dark ? 'dark' : 'light']?.palette ?? theme.palette
    return {
      status,
      dark,
      paper: palette.background.paper,
      ink: palette.text.primary,
      line: palette.divider,
      accent: palette.primary.main,
      onAccent: palette.primary.contrastText,
      alarm: palette.error.main,
      onAlarm: palette.error.contrastText,
      font: theme.typography.fontFamily ?? 'sans-serif',
    }
  }, [theme, status, dark])
}
