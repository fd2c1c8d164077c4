import type { Theme } from '@mui/material/styles'

/** Returns the CSS variables of both schemes of a theme as a style sheet. */
export function themeCss(theme: Theme): string {
  return theme
    .generateStyleSheets()
    .flatMap((sheet) => Object.entries(sheet))
    .map(([selector, variables]) => `${selector} {\n${declarations(variables)}}\n`)
    .join('\n')
}

function declarations(variables: Record<string, string | number>) {
  return Object.entries(variables)
    .map(([name, value]) => `  ${name === 'colorScheme' ? 'color-scheme' : name}: ${value};\n`)
    .join('')
}
