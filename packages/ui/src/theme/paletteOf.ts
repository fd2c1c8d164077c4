import type { Palette, PaletteColor, Theme } from '@mui/material/styles'

/** The palette of any MUI theme. The colours that only our theme has are optional. */
interface AnyPalette extends Pick<
  Palette,
  'primary' | 'error' | 'warning' | 'info' | 'success' | 'text' | 'divider' | 'action'
> {
  background: { paper: string; raised?: string }
  fleet?: Palette['fleet']
}

/**
 * Returns the palette of any MUI theme, as CSS variables if the theme has them. Only the SIKUD theme has all colours
 * that our types declare.
 */
export function paletteOf(theme: Theme): AnyPalette {
  const { vars, palette }: { vars?: Theme['vars']; palette: Palette } = theme
  return vars?.palette ?? palette
}

/** Returns the tinted background of a colour, such as `primary`. For other themes, returns their hover colour. */
export function softColour(theme: Theme, tone: 'primary' | 'error' | 'warning' | 'info'): string {
  const { soft }: Partial<PaletteColor> = paletteOf(theme)[tone]
  return soft ?? 'action.hover'
}
