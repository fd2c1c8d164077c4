'use client'
import Box from '@mui/material/Box'
import { useMapsFormat, useMapsTexts } from '../../locales/MapsLocaleProvider.tsx'
import { bandStarts, bandWidths, FASTEST_BAND } from '../../trip/speedBand.ts'
import { useMapColours } from '../../look/useMapColours.ts'
import { controlRadius, markRadius } from '@sikud/ui/status'

/** Explains the colours and widths of the trail. */
export function SpeedLegend() {
  const texts = useMapsTexts()
  const { speedUnit } = useMapsFormat()
  const { speedBands } = useMapColours()
  return (
    <Box
      component="ul"
      aria-label={texts.speedLegend}
      sx={{
        position: 'absolute',
        left: { xs: 8, sm: 14 },
        bottom: 'calc(var(--map-bottom, 0px) + 30px)',
        maxWidth: 'calc(100% - 16px)',
        display: 'flex',
        alignItems: 'center',
        flexWrap: 'wrap',
        columnGap: { xs: 1, sm: 1.75 },
        m: 0,
        px: { xs: 1, sm: 1.5 },
        py: { xs: 0.75, sm: 1.25 },
        listStyle: 'none',
        fontSize: { xs: 11, sm: 12 },
        color: 'text.primary',
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        borderRadius: controlRadius,
      }}
    >
      {bandStarts.map((start, band) => (
        <Box
          component="li"
          key={start}
          sx={{ display: 'flex', alignItems: 'center', gap: 0.75, whiteSpace: 'nowrap' }}
        >
          <Box
            sx={{
              width: { xs: 12, sm: 20 },
              height: bandWidths[band],
              borderRadius: markRadius,
              bgcolor: speedBands[band],
              // Keeps the colour in forced-colors mode, because the trail keeps its colours too.
              forcedColorAdjust: 'none',
            }}
          />
          {band === FASTEST_BAND ? `> ${start}` : `${start}–${start + 20}`}
        </Box>
      ))}
      <Box component="li" sx={{ color: 'text.secondary' }}>
        {speedUnit}
      </Box>
    </Box>
  )
}
