'use client'
import { type Theme, useColorScheme, useTheme } from '@mui/material/styles'
import { createContext, useContext } from 'react'
import { defaultColours, type MapColours } from './mapColours.ts'

type Scheme = 'light' | 'dark'

// The theme of `@sikud/ui` adds `fleet` to the palette; a plain MUI theme lacks it.
type FleetTheme = Theme & {
  palette: { fleet?: Partial<MapColours> }
  colorSchemes?: Partial<Record<Scheme, { palette?: { fleet?: Partial<MapColours> } }>>
}

/**
 * Returns the colours of the map's colour scheme (light or dark; by default that of the theme). They contain no CSS
 * variables, because WebGL cannot read these.
 */
export function useMapColours(scheme?: Scheme | null): MapColours {
  const theme: FleetTheme = useTheme()
  const { colorScheme } = useColorScheme()
  const own = useContext(MapScheme)
  return coloursOf(theme, scheme ?? own ?? colorScheme ?? theme.palette.mode)
}

/** Returns the light colours, for printing. */
export function usePaperColours(): MapColours {
  return coloursOf(useTheme(), 'light')
}

const known = new WeakMap<Theme, Map<Scheme, MapColours>>()

// The colours are cached, so that effects that depend on them run only after a real change.
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

/** The colour scheme of the map; null if the map follows the theme. */
export const MapScheme = createContext<'light' | 'dark' | null>(null)
