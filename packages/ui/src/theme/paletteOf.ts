import type { Palette, PaletteColor, Theme } from '@mui/material/styles'

/** The palette of any MUI theme, with our additions optional. */
interface AnyPalette extends Pick<
  Palette,
  'primary' | 'error' | 'warning' | 'info' | 'success' | 'text' | 'divider' | 'action'
> {
  background: { paper: string; raised?: string }
  fleet?: Palette['fleet']
}

/**
 * Returns the palette of any MUI theme, as CSS variables where it has them; other themes lack some values
 * that our types declare.
 */
export function paletteOf(theme: Theme): AnyPalette {
  const { vars, palette }: { vars?: Theme['vars']; palette: Palette } = theme
  return vars?.palette ?? palette
}

/** Returns the tinted background of a tone; other themes use their hover colour. */
export function softColour(theme: Theme, tone: 'primary' | 'error' | 'warning' | 'info'): string {
  const { soft }: Partial<PaletteColor> = paletteOf(theme)[tone]
  return soft ?? 'action.hover'
}
