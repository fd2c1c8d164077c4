'use client'
import Box from '@mui/material/Box'
import { Component, type ReactNode, Suspense } from 'react'
import { useMapsTexts } from '../locales/MapsLocaleProvider.tsx'
import { MapUnavailable } from './MapUnavailable.tsx'

interface LazyMapProps {
  children: ReactNode
}

/** Fills its positioned parent with a map; shows a placeholder while its code loads, and a message if that fails. */
export function LazyMap({ children }: LazyMapProps) {
  const texts = useMapsTexts()
  return (
    <Box sx={{ position: 'absolute', inset: 0 }}>
      <MapBoundary fallback={<MapUnavailable title={texts.mapFailed} hint={texts.mapFailedHint} />}>
        <Suspense fallback={<MapPlaceholder text={texts.loadingMap} />}>{children}</Suspense>
      </MapBoundary>
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
