'use client'
import { styled } from '@mui/material/styles'
import { useMapsFormat } from '../locales/MapsLocaleProvider.tsx'
import { FASTEST_BAND } from '../trip/speedBand.ts'
import { useMapColours } from '../useMapColours.ts'

/** The speed limit across a chart that shows `top` km/h at its upper edge. */
export function LimitLine({ limit, top }: { limit: number; top: number }) {
  const { speedBands, casing } = useMapColours()
  const format = useMapsFormat()
  return (
    <Line style={{ bottom: `${(limit / top) * 100}%`, borderColor: speedBands[FASTEST_BAND] ?? casing }}>
      <Label>{format.count(limit)}</Label>
    </Line>
  )
}

const Line = styled('div')({
  position: 'absolute',
  left: 0,
  right: 0,
  borderTop: '1px dashed',
  pointerEvents: 'none',
})

const Label = styled('span')(({ theme }) => {
  const { palette } = theme.vars ?? theme
  return {
    position: 'absolute',
    right: 0,
    padding: '0 0 0 4px',
    fontSize: 11,
    lineHeight: '14px',
    transform: 'translateY(-8px)',
    color: palette.text.secondary,
    background: palette.background.paper,
  }
})
