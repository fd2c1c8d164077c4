'use client'
import Box from '@mui/material/Box'
import { chipRadius } from '@sikud/ui/status'
import { useEffect, useRef } from 'react'
import { useMapsFormat, useMapsTexts } from '../../locales/useMapsTexts.ts'
import { accuracyWidth, type LocationFix } from './useMyLocation.ts'
import { useMap } from '../MapContext.ts'
import { MapMarker } from '../MapMarker.tsx'

/** Marks the user's own location with a dot, a circle that shows the accuracy, and the time of the fix. */
export function MyLocationMark({ fix }: { fix: LocationFix }) {
  const map = useMap()
  const texts = useMapsTexts()
  const format = useMapsFormat()
  const circle = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const fit = () => {
      const width = `${accuracyWidth(fix, map.getZoom())}px`
      if (circle.current) Object.assign(circle.current.style, { width, height: width })
    }
    fit()
    map.on('zoom', fit)
    return () => {
      map.off('zoom', fit)
    }
  }, [map, fix])
  const accuracy = format.number(Math.max(1, Math.round(fix.accuracy)))
  const time = format.time(fix.time)
  return (
    <MapMarker lng={fix.lng} lat={fix.lat} label={texts.myLocationAt(accuracy, time)}>
      <Box ref={circle} sx={{ ...centred, borderRadius: '50%', bgcolor: 'primary.main', opacity: 0.16 }} />
      <Box sx={dotLook} />
      <Box sx={captionLook}>{`±${accuracy} m · ${time}`}</Box>
    </MapMarker>
  )
}

const centred = {
  position: 'absolute',
  transform: 'translate(-50%, -50%)',
  pointerEvents: 'none',
} as const

const dotLook = {
  ...centred,
  width: 18,
  height: 18,
  borderRadius: '50%',
  border: '3px solid',
  borderColor: 'background.paper',
  bgcolor: 'primary.main',
  boxShadow: 4,
} as const

const captionLook = {
  position: 'absolute',
  top: 14,
  transform: 'translateX(-50%)',
  px: 0.75,
  py: 0.25,
  fontSize: 12,
  whiteSpace: 'nowrap',
  pointerEvents: 'none',
  color: 'text.primary',
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  borderRadius: chipRadius,
} as const
