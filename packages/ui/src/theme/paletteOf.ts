import type { Palette, PaletteColor, Theme } from '@mui/material/styles'

/** What every MUI theme has, and what only ours adds. */
interface AnyPalette extends Pick<
  Palette,
  'primary' | 'error' | 'warning' | 'info' | 'success' | 'text' | 'divider' | 'action'
> {
  background: { paper: string; raised?: string }
  fleet?: Palette['fleet']
}

/** The palette of any MUI theme, as CSS variables where it has them; the types of ours promise more than another has. */
export function paletteOf(theme: Theme): AnyPalette {
  const { vars, palette }: { vars?: Theme['vars']; palette: Palette } = theme
  return vars?.palette ?? palette
}

/** The quiet background of a tone; a theme without one takes that of rows under the pointer. */
export function softColour(theme: Theme, tone: 'primary' | 'error' | 'warning' | 'info'): string {
  const { soft }: Partial<PaletteColor> = paletteOf(theme)[tone]
  return soft ?? 'action.hover'
}
