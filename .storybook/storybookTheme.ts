import type { ThemeVars } from 'storybook/theming'
import { create } from 'storybook/theming/create'
import { darkPalette, lightPalette } from '../packages/ui/src/theme/palette.ts'
import { baseRadius } from '../packages/ui/src/theme/shape.ts'
import { typography } from '../packages/ui/src/theme/typography.ts'

/** The colour scheme of Storybook's own interface. */
export type Scheme = 'light' | 'dark'

function brandTitle({ main, contrastText }: { main: string; contrastText: string }) {
  const mark = `<svg width="28" height="28" viewBox="0 0 34 34" aria-hidden="true"><rect width="34" height="34" rx="10" fill="${main}"/><g fill="none" stroke="${contrastText}" stroke-linecap="round"><path d="M11 23.6c4.6-.4 6-2.3 6.3-5.4.3-3 1.6-4.8 4.4-5.2" stroke-width="2.4"/><circle cx="23.3" cy="11.2" r="2.7" stroke-width="2.2"/></g><circle cx="10.4" cy="23.7" r="2.3" fill="${contrastText}"/></svg>`
  return `<span style="display:inline-flex;align-items:center;gap:10px;font-weight:750;font-size:18px;letter-spacing:-.015em">${mark}SIKUD</span>`
}

/** Returns the theme of Storybook's interface and docs pages. It has the colours, typeface and radii of the kit. */
export function storybookTheme(scheme: Scheme): ThemeVars {
  const palette = scheme === 'dark' ? darkPalette : lightPalette
  const { background, text, divider, primary } = palette
  return create({
    base: scheme,
    brandTitle: brandTitle(primary),
    brandUrl: './?path=/docs/overview--docs',
    brandTarget: '_self',
    fontBase: typography.fontFamily,
    colorPrimary: primary.main,
    colorSecondary: primary.main,
    appBg: background.default,
    appContentBg: background.paper,
    appPreviewBg: background.default,
    appHoverBg: palette.primary.soft,
    appBorderColor: divider,
    appBorderRadius: baseRadius,
    textColor: text.primary,
    textInverseColor: background.paper,
    textMutedColor: text.secondary,
    barBg: background.paper,
    barTextColor: text.secondary,
    barHoverColor: primary.main,
    barSelectedColor: primary.main,
    buttonBg: background.paper,
    buttonBorder: divider,
    inputBg: background.field,
    inputBorder: divider,
    inputTextColor: text.primary,
    inputBorderRadius: baseRadius,
  })
}
