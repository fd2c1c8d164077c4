'use client'
import Add from '@mui/icons-material/AddOutlined'
import Remove from '@mui/icons-material/RemoveOutlined'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { useMapsTexts } from '../../locales/MapsLocaleProvider.tsx'
import type { MapColours } from '../../look/mapColours.ts'
import { streetColours } from '../../look/streetColours.ts'
import type { InitialView } from '../createBaseMap.ts'
import { MapButton } from '../MapButton.tsx'
import type { MapConfig } from '../MapConfig.ts'
import { outlineUrl } from '../mapFiles.ts'
import { MapNotice } from '../MapNotice.tsx'
import { mapStyle } from '../mapStyle.ts'
import { paintCities, paintNames } from './paintNames.ts'
import { paintStill } from './paintStill.ts'
import { StillCanvas } from './StillCanvas.tsx'
import { StillContext } from './StillContext.ts'
import { StillTiles } from './StillTiles.ts'
import { cameraOf, clampZoom, firstView, type Size, type StillView } from './stillView.ts'

const CLOSEST = 18

export interface StillMapProps {
  config: MapConfig
  label: string
  colours: MapColours
  initialView: InitialView
  /** Components that are drawn above the still map. */
  children?: ReactNode
}

/** Renders a map for browsers without WebGL: streets or outline, zoom buttons, and a notice that gives the reason. */
export function StillMap({ config, label, colours, initialView, children }: StillMapProps) {
  const texts = useMapsTexts()
  const box = useRef<HTMLDivElement>(null)
  const [{ size, font }, setLook] = useState({ size: null as Size | null, font: '' })
  const [view, setView] = useState<StillView | null>(null)
  const hasStreets = config.streets !== undefined && !config.styleUrl
  // The tiles are created only once, because BaseMap mounts a new map when the sources change.
  const [tiles] = useState(() => new StillTiles(outlineUrl, hasStreets ? config.streets : undefined))
  useEffect(() => {
    const { current } = box
    if (!current) return undefined
    const observer = new ResizeObserver(() => {
      const { clientWidth: width, clientHeight: height } = current
      if (width > 0 && height > 0)
        setLook({ size: { width, height }, font: getComputedStyle(current).fontFamily })
    })
    observer.observe(current)
    return () => observer.disconnect()
  }, [])
  const layers = useMemo(() => mapStyle(config, colours, outlineUrl, font).layers, [config, colours, font])
  const camera = size && cameraOf(view ?? firstView(initialView, size), size)
  const still = camera && {
    camera,
    move: (next: (view: StillView, size: Size) => StillView) => setView(next(camera, camera)),
  }
  const zoomBy = (step: number) =>
    still?.move(({ x, y, zoom }) => ({ x, y, zoom: clampZoom(zoom + step, CLOSEST) }))
  const names = streetColours[colours.dark ? 'dark' : 'light']
  return (
    <Box sx={{ position: 'absolute', inset: 0 }}>
      <Box ref={box} component="section" aria-label={label} sx={{ position: 'absolute', inset: 0 }}>
        {still && (
          <StillContext value={still}>
            <StillCanvas
              camera={still.camera}
              subscribe={tiles.subscribe}
              paint={(pen, at) => {
                const loaded = tiles.of(at)
                paintStill(pen, at, layers, tiles.outline, loaded)
                if (hasStreets) paintNames(pen, at, layers, loaded, font)
                else paintCities(pen, at, names.text, names.halo, font)
              }}
            />
            {/* The children have their own boundary, because React hides a whole boundary while one child loads. */}
            <Suspense>{children}</Suspense>
          </StillContext>
        )}
      </Box>
      <MapNotice>{texts.noWebGL}</MapNotice>
      <Box
        sx={{
          position: 'absolute',
          right: 14,
          top: { xs: 'var(--map-top, 14px)', md: 'auto' },
          bottom: { md: 40 },
          display: 'grid',
          gap: 1,
        }}
      >
        <MapButton label={texts.zoomIn} onClick={() => zoomBy(1)}>
          <Add fontSize="small" />
        </MapButton>
        <MapButton label={texts.zoomOut} onClick={() => zoomBy(-1)}>
          <Remove fontSize="small" />
        </MapButton>
      </Box>
      <Box
        sx={{
          position: 'absolute',
          right: 0,
          bottom: 'var(--map-bottom, 0px)',
          px: 1,
          py: '2px',
          fontSize: 11,
          bgcolor: 'background.paper',
          color: 'text.secondary',
        }}
      >
        Natural Earth
        {hasStreets && (
          <>
            {' | © '}
            <Link
              href="https://www.openstreetmap.org/copyright"
              target="_blank"
              rel="noopener"
              color="inherit"
              underline="always"
            >
              OpenStreetMap
            </Link>
          </>
        )}
      </Box>
    </Box>
  )
}
