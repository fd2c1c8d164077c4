import type { Theme } from '@mui/material/styles'
import type { FleetPalette } from '../status/fleetColours.ts'
import { darkPalette, lightPalette } from './palette.ts'
import { paletteOf } from './paletteOf.ts'

/** The colours of the domain in any MUI theme: its own `palette.fleet`, else those of SIKUD. */
export function fleetColours(theme: Theme): FleetPalette {
  const { fleet } = paletteOf(theme)
  return fleet ?? (theme.palette.mode === 'dark' ? darkPalette : lightPalette).fleet
}
