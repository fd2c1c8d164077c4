import type { Theme } from '@mui/material/styles'
import type { FleetPalette } from '../status/fleetPalette.ts'
import { darkPalette, lightPalette } from './palette.ts'
import { paletteOf } from './paletteOf.ts'

/** Returns the colours of the fleet for any MUI theme: `palette.fleet`, or those of SIKUD if the theme has none. */
export function fleetColours(theme: Theme): FleetPalette {
  const { fleet } = paletteOf(theme)
  return fleet ?? (theme.palette.mode === 'dark' ? darkPalette : lightPalette).fleet
}
