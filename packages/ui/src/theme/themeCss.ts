import type { Theme } from '@mui/material/styles'

/** Returns the CSS variables of both schemes of a theme as a style sheet. */
export function themeCss(theme: Theme): string {
  return theme
    .generateStyleSheets()
    .flatMap((sheet) => Object.entries(sheet))
    .map(([selector, content]) => rule(selector, content))
    .join('\n')
}

type Content = { [name: string]: string | number | Content }

function rule(selector: string, content: Content): string {
  const lines = Object.entries(content).map(([name, value]) =>
    typeof value === 'object'
      ? rule(name, value)
      : `  ${name === 'colorScheme' ? 'color-scheme' : name}: ${value};\n`,
  )
  return `${selector} {\n${lines.join('')}}\n`
}
