'use client'
import Add from '@mui/icons-material/AddOutlined'
import Remove from '@mui/icons-material/RemoveOutlined'
import Box from '@mui/material/Box'
import NearMeOutlined from '@mui/icons-material/NearMeOutlined'
import type { ReactNode } from 'react'
import { useMapsTexts } from '../locales/MapsLocaleProvider.tsx'
import { MapButton } from './MapButton.tsx'
import { useMap } from './MapContext.ts'
import type { MyLocation } from './location/useMyLocation.ts'

interface MapControlsProps {
  look: ReactNode
  location: MyLocation
  children?: ReactNode
}

/** Renders the buttons for zoom, map style and the user's own location, then the children. */
export function MapControls({ look, location, children }: MapControlsProps) {
  const map = useMap()
  const texts = useMapsTexts()
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
      }}
    >
      <MapButton label={texts.zoomIn} onClick={() => map.zoomIn()}>
        <Add fontSize="small" />
      </MapButton>
      <MapButton label={texts.zoomOut} onClick={() => map.zoomOut()}>
        <Remove fontSize="small" />
      </MapButton>
      {look}
      <MapButton label={texts.myLocation} pressed={location.isOn} onClick={location.toggle}>
        <NearMeOutlined fontSize="small" />
      </MapButton>
      {children}
    </Box>
  )
}
