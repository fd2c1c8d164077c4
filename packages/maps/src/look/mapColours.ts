import { darkFleetPalette, type FleetPalette, lightFleetPalette } from '@sikud/ui/status'

/** The colours of the maps; the MUI theme may override them as `palette.fleet`. */
export interface MapColours extends Omit<FleetPalette, 'speedBands' | 'road'> {
  dark: boolean
  /** Five colours for 0–20, 20–40, 40–60, 60–80 and over 80 km/h. */
  speedBands: readonly string[]
}

/** The colours for a theme without `palette.fleet`. */
export const defaultColours: Record<'light' | 'dark', MapColours> = {
  light: { ...lightFleetPalette, dark: false },
  dark: { ...darkFleetPalette, dark: true },
}

/**
 * Colours of the marks that distinguish several vehicles by letters: `letter` is the text colour, `fallback` is the
 * background of a mark that has no other colour.
 */
export const markColours = { letter: '#FFFFFF', fallback: '#566873' } as const

/** Colours of compared trips. They differ from the speed colours; a white letter has a contrast of at least 4.5:1. */
export const companionColours = ['#6D3FC0', '#B0308A', '#8A5A00', '#1F6FB2', '#3F6B2A'] as const
