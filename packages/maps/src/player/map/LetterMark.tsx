'use client'
import { styled } from '@mui/material/styles'
import type { ComponentProps, ComponentType } from 'react'
import { markColours } from '../../look/mapColours.ts'

/** A round mark with the letter of one of several vehicles, centred on its place. */
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
    background: `var(--marker, ${markColours.unknown})`,
    border: `2px solid ${palette.background.paper}`,
    // Before its trip starts and after it ends, the place is not the vehicle's real one.
    '&[data-there=no]': { opacity: 0.55, borderStyle: 'dashed' },
  }
})
