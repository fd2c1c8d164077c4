import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { paletteOf } from '../../theme/paletteOf.ts'

/**
 * Renders the SVG element of a line drawing. Its shapes can use the colours `--accent`, `--soft`, `--line`, `--paper`
 * and `--light`.
 */
export function Drawing({ viewBox, children }: { viewBox: string; children: ReactNode }) {
  return (
    <Box
      component="svg"
      aria-hidden
      viewBox={viewBox}
      sx={(theme) => {
        // Does not call `fleetColours`, because every list loads this code, and `fleetColours` would add two palettes.
        const { primary, background, action, divider, warning, fleet } = paletteOf(theme)
        return {
          '--accent': primary.main,
          '--soft': primary.soft || action.hover,
          '--line': fleet?.outline ?? divider,
          '--paper': background.raised ?? background.paper,
          '--light': fleet?.status.idle ?? warning.main,
          display: 'block',
          mx: 'auto',
          mb: 2.5,
          width: 220,
          maxWidth: '70%',
          fill: 'none',
          strokeLinecap: 'round',
          strokeLinejoin: 'round',
        }
      }}
    >
      {children}
    </Box>
  )
}
