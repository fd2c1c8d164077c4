'use client'
import { type Theme, useTheme } from '@mui/material/styles'
import { useMemo } from 'react'
import { useMapColours } from '../../look/useMapColours.ts'
import type { SpriteInks } from './MarkSprites.ts'

// A theme with CSS variables has both colour schemes, but its type lacks them.
type SchemedTheme = Theme & {
  colorSchemes?: Partial<Record<'light' | 'dark', { palette?: Theme['palette'] }>>
}

/** Returns the colours of the map's scheme and the font of the page, for drawing on a canvas. */
export function useSpriteInks(): SpriteInks {
  const theme: SchemedTheme = useTheme()
  const { status, dark } = useMapColours()
  return useMemo(() => {
    const palette = theme.colorSchemes?.[dark ? 'dark' : 'light']?.palette ?? theme.palette
    return {
      status,
      dark,
      paper: palette.background.paper,
      ink: palette.text.primary,
      line: palette.divider,
      accent: palette.primary.main,
      onAccent: palette.primary.contrastText,
      alarm: palette.error.main,
      onAlarm: palette.error.contrastText,
      font: theme.typography.fontFamily ?? 'sans-serif',
    }
  }, [theme, status, dark])
}
