'use client'
import { type Theme, useColorScheme, useTheme } from '@mui/material/styles'

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

const defaults: Record<'light' | 'dark', MapColours> = {
  light: {
    dark: false,
    status: { moving: '#17734A', idle: '#9A5B00', parked: '#2F5FA8', offline: '#5C6C76' },
    speedBands,
    casing: '#4A5A64',
    remaining: '#9AA6AD',
    land: '#E9EFEE',
    water: '#D5E3EA',
    outline: '#BBC8CC',
  },
  dark: {
    dark: true,
    status: { moving: '#5CCB8F', idle: '#F2B455', parked: '#8FB3E8', offline: '#8396A0' },
    speedBands,
    casing: '#C3CFD6',
    remaining: '#6C7C85',
    land: '#0F1A20',
    water: '#0A1319',
    outline: '#33454F',
  },
}

type Scheme = 'light' | 'dark'

// The kit adds `fleet` to the palette; this package may not import the kit, so it reads the shape itself.
type FleetTheme = Theme & {
  palette: { fleet?: Partial<MapColours> }
  colorSchemes?: Partial<Record<Scheme, { palette?: { fleet?: Partial<MapColours> } }>>
}

/** The map's colours in the page's present colour scheme, as plain colours that WebGL understands. */
export function useMapColours(): MapColours {
  const theme: FleetTheme = useTheme()
  const { colorScheme } = useColorScheme()
  const scheme: Scheme = colorScheme ?? theme.palette.mode
  return coloursOf(theme, scheme)
}

/** The map's colours on paper, which is white whatever the page's scheme. */
export function usePaperColours(): MapColours {
  return coloursOf(useTheme(), 'light')
}

const known = new WeakMap<Theme, Map<Scheme, MapColours>>()

// The same object for the same theme and scheme, so that effects on it run only on a real change.
function coloursOf(theme: FleetTheme, scheme: Scheme): MapColours {
  const schemes = known.get(theme) ?? new Map<Scheme, MapColours>()
  known.set(theme, schemes)
  const found = schemes.get(scheme)
  if (found) return found
  const fleet = theme.colorSchemes?.[scheme]?.palette?.fleet ?? theme.palette.fleet
  const colours = { ...defaults[scheme], ...fleet, dark: scheme === 'dark' }
  schemes.set(scheme, colours)
  return colours
}
