'use client'
import { styled } from '@mui/material/styles'
import type { ComponentProps, ComponentType } from 'react'
import { markColours } from '../../look/mapColours.ts'

/** Renders a round mark with the letter of one of several vehicles, centred on the vehicle's position. */
export const LetterMark: ComponentType<ComponentProps<'div'>> = styled('div')(({ theme }) => {
  const { palette } = theme.vars ?? theme
  return {
    position: 'absolute',
    left: -12,
    top: -12,
    display: 'grid',
    placeItems: 'center',
    width: 24,
    height: 24,
    borderRadius: '50%',
    fontSize: 12,
    fontWeight: 700,
    color: markColours.letter,
    background: `var(--marker, ${markColours.fallback})`,
    border: `2px solid ${palette.background.paper}`,
    // This style applies while the playback time is before the start or after the end of this vehicle's trip. The mark
    // is then at the first or the last point of that trip.
    '&[data-there=no]': { opacity: 0.55, borderStyle: 'dashed' },
  }
})
