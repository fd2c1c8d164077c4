'use client'
import MapOutlined from '@mui/icons-material/MapOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useMapsTexts } from '../locales/useMapsTexts.ts'

interface MapUnavailableProps {
  title: string
  hint: string
  onRetry?: () => void
  children?: ReactNode
}

/** Replaces the map and says why there is no map. */
export function MapUnavailable({ title, hint, onRetry, children }: MapUnavailableProps) {
  const texts = useMapsTexts()
  return (
    <Box
      aria-live="polite"
      sx={{
        position: 'absolute',
        inset: 0,
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        // On phones the sheet covers the lower half of the map.
        justifyContent: { xs: 'flex-start', md: 'center' },
        gap: 1,
        p: 3,
        pt: 'calc(24px + var(--map-top, 0px))',
        pr: 'calc(24px + var(--card-width, 0px))',
        pb: 'calc(24px + var(--card-height, 0px))',
        overflow: 'auto',
        textAlign: 'center',
        bgcolor: 'background.default',
      }}
    >
      <MapOutlined sx={{ fontSize: 40, color: 'text.secondary' }} />
      <Typography sx={{ fontWeight: 650 }}>{title}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', maxWidth: 420 }}>
        {hint}
      </Typography>
      {children}
      {onRetry && (
        <Button variant="outlined" size="small" onClick={onRetry} sx={{ mt: 1 }}>
          {texts.retry}
        </Button>
      )}
    </Box>
  )
}
