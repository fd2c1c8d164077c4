'use client'
import { type Theme, useColorScheme, useTheme } from '@mui/material/styles'
import { defaultColours, type MapColours } from './mapColours.ts'

type Scheme = 'light' | 'dark'

// The kit's theme adds `fleet` to the palette; a plain MUI theme does not have it.
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
  const colours = { ...defaultColours[scheme], ...fleet, dark: scheme === 'dark' }
  schemes.set(scheme, colours)
  return colours
}
