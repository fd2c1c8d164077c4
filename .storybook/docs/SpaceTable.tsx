import { useTheme } from '@mui/material/styles'
import { DocTable } from './DocTable.tsx'
import { Measured } from './Measured.tsx'

const bar = { height: 16, background: 'var(--mui-palette-primary-main)' }

const steps: [number, string][] = [
  [0.5, 'between an icon and its text'],
  [1, 'between buttons, chips, a label and its field'],
  [1.5, 'inside rows; the padding of phones'],
  [2, 'between parts of a card; page padding on phones'],
  [2.5, 'between the fields of a form, padding of cards'],
  [3, 'between cards'],
  [4, 'page padding on a desktop'],
]

/** Draws each spacing step of the kit in its real length. */
export function SpaceTable() {
  const { spacing } = useTheme()
  return (
    <DocTable
      heads={['Step', 'Length', 'For']}
      rows={steps.map(([step, use]) => [
        <code key="step">spacing({step})</code>,
        <Measured key="bar" look={{ ...bar, width: spacing(step) }} property="width" />,
        use,
      ])}
    />
  )
}
