import { getContrastRatio, useTheme } from '@mui/material/styles'
import { colourGroups, type ColourToken } from './colourTokens.ts'
import { colourAt } from './colourAt.ts'
import { DocTable } from './DocTable.tsx'
import { Swatch } from './Swatch.tsx'

/** Shows a colour in one scheme, with its value and its contrast. */
function ColourCell({ palette, token }: { palette: object; token: ColourToken }) {
  const value = colourAt(palette, token.path)
  const behind = token.background === undefined ? undefined : colourAt(palette, token.background)
  const ratio = behind === undefined ? undefined : getContrastRatio(value, behind)
  return (
    <span style={{ display: 'flex', alignItems: 'center', gap: 10 }}>
      <Swatch colour={value} behind={behind} />
      <span>
        <code>{value}</code>
        {ratio !== undefined && (
          <small style={{ display: 'block' }}>
            {ratio.toFixed(1)}:1 {ratio >= (token.minContrast ?? 0) ? '✓' : `✗ needs ${token.minContrast}:1`}
          </small>
        )}
      </span>
    </span>
  )
}

/** Lists every colour of the current theme in both schemes. */
export function ColourTable() {
  const { colorSchemes } = useTheme()
  const { light, dark } = colorSchemes
  if (!light || !dark) throw new Error('The theme has no light and dark scheme to show.')
  return colourGroups.map(({ title, tokens }) => (
    <DocTable
      key={title}
      caption={title}
      heads={['Token', 'Light', 'Dark', 'For']}
      rows={tokens.map((token) => [
        <code key="name">{token.path}</code>,
        <ColourCell key="light" palette={light.palette} token={token} />,
        <ColourCell key="dark" palette={dark.palette} token={token} />,
        token.background === undefined ? token.use : `${token.use}; measured on ${token.background}`,
      ])}
    />
  ))
}
