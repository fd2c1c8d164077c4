'use client'
import { createContext, type ReactNode, useContext, useState } from 'react'
import type { MapConfig } from '../MapConfig.ts'

/** The style of a base map; `auto` is light or dark like the theme. */
export type MapLook = 'auto' | 'light' | 'dark' | 'satellite'

export interface ChosenLook {
  look: MapLook
  onLook: (look: MapLook) => void
}

const LookContext = createContext<ChosenLook | null>(null)

export interface MapLookProviderProps extends ChosenLook {
  children: ReactNode
}

/** Gives all maps the same style, which the user has chosen. Without this provider, each map has its own style. */
export function MapLookProvider({ look, onLook, children }: MapLookProviderProps) {
  return <LookContext value={{ look, onLook }}>{children}</LookContext>
}

/** Returns the styles that a map offers, and the chosen style. */
export function useMapLook(config: MapConfig): ChosenLook & { looks: MapLook[] } {
  const [look, onLook] = useState<MapLook>('auto')
  const chosen = useContext(LookContext) ?? { look, onLook }
  const looks = looksOf(config)
  return { ...chosen, look: looks.includes(chosen.look) ? chosen.look : 'auto', looks }
}

/** Returns the styles that the user can choose; light and dark are missing if the deployment has a MapLibre style. */
export function looksOf({ styleUrl, satellite }: MapConfig): MapLook[] {
  return [
    'auto',
    ...(styleUrl ? [] : (['light', 'dark'] as const)),
    ...(satellite ? (['satellite'] as const) : []),
  ]
}

/** Returns the colour scheme of a style, or null if the style follows the theme. The satellite style is dark. */
export function schemeOf(look: MapLook): 'light' | 'dark' | null {
  if (look === 'auto') return null
  return look === 'light' ? 'light' : 'dark'
}
