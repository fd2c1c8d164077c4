'use client'
import Box from '@mui/material/Box'
import { Component, type ComponentType, type ReactNode, useDeferredValue, useEffect, useState } from 'react'
import { useMapsTexts } from '../locales/MapsLocaleProvider.tsx'
import { MapUnavailable } from './MapUnavailable.tsx'

interface LazyMapProps<MapProps extends object> {
  /** Loads the component of the map; called once, when this component mounts. */
  load: () => Promise<ComponentType<MapProps>>
  /** Whether the placeholder stays although the code has loaded; has no effect once the map is shown. */
  isWaiting?: boolean
  /** Renders the loaded component. */
  children: (Map: ComponentType<MapProps>) => ReactNode
}

/**
 * Fills its positioned parent with a map; shows a placeholder while its code loads, and a message if that fails. It does
 * not use Suspense, because React shows a suspended part up to 300 ms after its code has loaded.
 */
export function LazyMap<MapProps extends object>({
  load,
  isWaiting = false,
  children,
}: LazyMapProps<MapProps>) {
  const texts = useMapsTexts()
  const [code] = useState(load)
  const [Map, setMap] = useState<ComponentType<MapProps> | null>(null)
  const [isFailed, setFailed] = useState(false)
  const [isShown, setShown] = useState(false)
  // Deferred, so that the page around the map is drawn first.
  const isHeld = useDeferredValue(isWaiting)
  if (Map !== null && !isHeld && !isShown) setShown(true)
  useEffect(() => {
    let isMounted = true
    code.then(
      (loaded) => isMounted && setMap(() => loaded),
      () => isMounted && setFailed(true),
    )
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

// React supports error boundaries as classes only.
class MapBoundary extends Component<MapBoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
