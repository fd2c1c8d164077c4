import { darkFleetPalette, type FleetPalette, lightFleetPalette } from '@sikud/ui/status'

/** The colours that the maps draw with; the MUI theme may override them as `palette.fleet`. */
export interface MapColours extends Omit<FleetPalette, 'speedBands' | 'road'> {
  dark: boolean
  /** Five colours for 0–20, 20–40, 40–60, 60–80 and over 80 km/h. */
  speedBands: readonly string[]
}

/** The map's colours where the theme has no `palette.fleet`. */
export const defaultColours: Record<'light' | 'dark', MapColours> = {
  light: { ...lightFleetPalette, dark: false },
  dark: { ...darkFleetPalette, dark: true },
}

/** White letters on a mark in any colour, and the colour of a mark that was told none. */
export const markColours = { letter: '#FFFFFF', unknown: '#566873' } as const

/** Five more vehicles on one map: apart from the speed bands, and at least 4.5:1 under a white letter. */
export const companionColours = ['#6D3FC0', '#B0308A', '#8A5A00', '#1F6FB2', '#3F6B2A'] as const
