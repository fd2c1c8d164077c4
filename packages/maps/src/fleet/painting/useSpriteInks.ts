'use client'
import { type Theme, useColorScheme, useTheme } from '@mui/material/styles'
import { useMemo } from 'react'
import { useMapColours } from '../../useMapColours.ts'
import type { SpriteInks } from './FleetSprites.ts'

// The theme has both schemes once it works with CSS variables, which its type does not tell.
type SchemedTheme = Theme & {
  colorSchemes?: Partial<Record<'light' | 'dark', { palette?: Theme['palette'] }>>
}

/** The page's present colours and font, as a canvas understands them. */
export function useSpriteInks(): SpriteInks {
  const theme: SchemedTheme = useTheme()
  const { colorScheme } = useColorScheme()
  const { status, dark } = useMapColours()
  return useMemo(() => {
    const scheme = colorScheme ?? theme.palette.mode
    const palette = theme.colorSchemes?.[scheme]?.palette ?? theme.palette
    return {
      status,
      dark,
      paper: palette.background.paper,
      ink: palette.text.primary,
      line: palette.divider,
      accent: palette.primary.main,
      onAccent: palette.primary.contrastText,
      font: theme.typography.fontFamily ?? 'sans-serif',
    }
  }, [theme, colorScheme, status, dark])
}
