import type { Theme } from '@mui/material/styles'
import { warnAfter } from '../hooks/warnOnce.ts'

/** Time for style sheets that are still loading, in milliseconds. */
const WAIT_MS = 2_000

/** Warns the developer if the page lacks a style sheet of `@sikud/ui` that the theme needs. */
export function warnOfMissingStyles(page: Document, theme: Theme, importsThemeCss: boolean): void {
  const [family = ''] = theme.typography.fontFamily?.split(',') ?? []
  const lacksFont = () =>
    family.includes('Plus Jakarta Sans') &&
    ![...page.fonts].some((font) => family.includes(font.family.replaceAll(/["']/g, '')))
  const lacksColours = () =>
    importsThemeCss && !getComputedStyle(page.documentElement).getPropertyValue('--mui-palette-primary-main')
  warnAfter(WAIT_MS, lacksFont, "The typeface is missing: import '@sikud/ui/fonts.css' in the main file.")
  warnAfter(
    WAIT_MS,
    lacksColours,
    "The colours are missing: import '@sikud/ui/theme.css' in the main file, or leave out importsThemeCss.",
  )
}
