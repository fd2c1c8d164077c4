import { cardRadius, chipRadius, controlRadius, markRadius } from '../../packages/ui/src/theme/shape.ts'
import { DocTable } from './DocTable.tsx'
import { Measured } from './Measured.tsx'

const radii = [
  { name: 'card', radius: cardRadius, use: 'cards, menus, dialogs' },
  { name: 'control', radius: controlRadius, use: 'buttons, fields, notices' },
  { name: 'chip', radius: chipRadius, use: 'chips, tips, rows of menus' },
  { name: 'mark', radius: markRadius, use: 'keys, bars, links in focus' },
]

const shape = {
  width: 72,
  height: 40,
  border: '1px solid var(--mui-palette-primary-main)',
  background: 'var(--mui-palette-primary-soft)',
}

/** Draws and measures the radii of the theme. All of them derive from one value, which a brand can change. */
export function RadiusTable() {
  return (
    <DocTable
      heads={['Radius', 'Drawn', 'For']}
      rows={radii.map(({ name, radius, use }) => [
        name,
        <Measured key="corner" look={{ ...shape, borderRadius: radius }} property="border-top-left-radius" />,
        use,
      ])}
    />
  )
}
