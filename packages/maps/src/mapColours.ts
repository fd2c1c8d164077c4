/** The colours that the maps draw with; the MUI theme may override them as `palette.fleet`. */
export interface MapColours {
  dark: boolean
  status: { moving: string; idle: string; parked: string; offline: string }
  /** Five colours for 0–20, 20–40, 40–60, 60–80 and over 80 km/h. */
  speedBands: readonly string[]
  casing: string
  remaining: string
  land: string
  water: string
  outline: string
}

const speedBands = ['#5B8DB8', '#2A9D8F', '#8AB17D', '#E9A23B', '#D1495B']

/** What the maps draw with where the theme has no `palette.fleet`; the same colours as the kit's. */
export const defaultColours: Record<'light' | 'dark', MapColours> = {
  light: {
    dark: false,
    status: { moving: '#17734A', idle: '#9A5B00', parked: '#2F5FA8', offline: '#5C6C76' },
    speedBands,
    casing: '#6B7780',
    remaining: '#9AA6AD',
    land: '#E9EFEE',
    water: '#D5E3EA',
    outline: '#BBC8CC',
  },
  dark: {
    dark: true,
    status: { moving: '#5CCB8F', idle: '#F2B455', parked: '#8FB3E8', offline: '#8396A0' },
    speedBands,
    casing: '#A9B8C0',
    remaining: '#6C7C85',
    land: '#0F1A20',
    water: '#0A1319',
    outline: '#33454F',
  },
}

/** White letters on a mark in any colour, and the colour of a mark that was told none. */
export const markColours = { letter: '#FFFFFF', unknown: '#566873' } as const

/** Five more vehicles on one map: apart from the speed bands, and at least 4.5:1 under a white letter. */
export const companionColours = ['#6D3FC0', '#B0308A', '#8A5A00', '#1F6FB2', '#3F6B2A'] as const
