'use client'
import Box from '@mui/material/Box'
import { Component, type ComponentType, type ReactNode, useDeferredValue, useEffect, useState } from 'react'
import { useMapsTexts } from '../locales/MapsLocaleProvider.tsx'
import { MapUnavailable } from './MapUnavailable.tsx'

interface LazyMapProps<MapProps extends object> {
  /** Loads the component of the map. Called once, when `LazyMap` mounts. */
  load: () => Promise<ComponentType<MapProps>>
  /** If true, the placeholder stays after the code has loaded. Once the map is shown, this prop has no effect. */
  isWaiting?: boolean
  /** Renders the loaded component with its props. */
  children: (Map: ComponentType<MapProps>) => ReactNode
}

/**
 * Fills its parent with a map; the parent must be positioned (CSS `position`). It shows a placeholder while the code of
 * the map loads, and a message if the code cannot load. It does not use Suspense, because React can delay a suspended
 * part by 300 ms after its code has loaded.
 */
export function LazyMap<MapProps extends object>({
  load,
  isWaiting = false,
  children,
}: LazyMapProps<MapProps>) {
  const texts = useMapsTexts()
  // A failed load gives null: if React discards this render, no effect would handle a rejected promise.
  const [code] = useState(() => load().catch(() => null))
  const [Map, setMap] = useState<ComponentType<MapProps> | null>(null)
  const [isFailed, setFailed] = useState(false)
  const [isShown, setShown] = useState(false)
  // When `isWaiting` becomes false, React first updates the rest of the page and then creates the map.
  const isHeld = useDeferredValue(isWaiting)
  if (Map !== null && !isHeld && !isShown) setShown(true)
  useEffect(() => {
    let isMounted = true
    void code.then((loaded) => {
      if (!isMounted) return
      if (loaded === null) setFailed(true)
      else setMap(() => loaded)
    })
    return () => {
      isMounted = false
    }
  }, [code])
  const failure = <MapUnavailable title={texts.mapFailed} hint={texts.mapFailedHint} />
  return (
    <Box sx={{ position: 'absolute', inset: 0 }}>
      {isFailed && failure}
      {!isFailed && !isShown && <MapPlaceholder text={texts.loadingMap} />}
      <MapBoundary fallback={failure}>{Map && isShown && children(Map)}</MapBoundary>
    </Box>
  )
}

function MapPlaceholder({ text }: { text: string }) {
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
      {text}
    </Box>
  )
}

interface MapBoundaryProps {
  fallback: ReactNode
  children: ReactNode
}

// In React, an error boundary must be a class.
class MapBoundary extends Component<MapBoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
