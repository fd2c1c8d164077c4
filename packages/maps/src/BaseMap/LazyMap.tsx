'use client'
import Box from '@mui/material/Box'
import { lazyPart, type LazyPart, type LoadFailure } from '@sikud/ui/lazy'
import { Component, type ComponentType, type ReactNode, useDeferredValue, useState } from 'react'
import { useMapsTexts } from '../locales/useMapsTexts.ts'
import { aheadOfTime, inBrowser } from '../parts/mapPart.ts'
import { MapUnavailable } from './MapUnavailable.tsx'

/** Returns a map whose code loads when it is first rendered, with a placeholder and a message if it cannot load. */
export function lazyMap<Props extends object>(
  importMap: () => Promise<ComponentType<Props>>,
): LazyPart<Props> {
  const part = lazyPart(importMap, { Waiting: MapPlaceholder, Failed: MapFailed, after: inBrowser })
  aheadOfTime(part.load)
  return part
}

interface LazyMapProps {
  /** The map in `children`. Its code loads while the map waits. */
  part: { load: () => Promise<unknown> }
  /** If true, the placeholder stays after the code has loaded. Once the map is shown, this prop has no effect. */
  isWaiting?: boolean
  children: ReactNode
}

/** Fills its parent with a map of `lazyMap`; the parent must be positioned (CSS `position`). */
export function LazyMap({ part, isWaiting = false, children }: LazyMapProps) {
  useState(() => void loadAhead(part))
  const [isShown, setShown] = useState(false)
  // When `isWaiting` becomes false, React first updates the rest of the page and then creates the map.
  const isHeld = useDeferredValue(isWaiting)
  if (!isHeld && !isShown) setShown(true)
  return (
    <Box sx={{ position: 'absolute', inset: 0 }}>
      <MapBoundary>{isShown ? children : <MapPlaceholder />}</MapBoundary>
    </Box>
  )
}

async function loadAhead(part: LazyMapProps['part']) {
  await inBrowser()
  await part.load().catch(() => {})
}

function MapPlaceholder() {
  const { loadingMap } = useMapsTexts()
  return (
    <Box
      aria-live="polite"
      sx={{
        position: 'absolute',
        inset: 0,
        display: 'grid',
        placeItems: 'center',
        fontSize: 13,
        color: 'text.secondary',
        bgcolor: 'background.default',
      }}
    >
      {loadingMap}
    </Box>
  )
}

function MapFailed({ retry }: { retry?: LoadFailure['retry'] }) {
  const texts = useMapsTexts()
  return (
    <MapUnavailable
      title={texts.mapFailed}
      hint={texts.mapFailedHint}
      onRetry={retry && (() => void retry().catch(() => {}))}
    />
  )
}

// In React, an error boundary must be a class.
class MapBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? <MapFailed /> : this.props.children
  }
}
