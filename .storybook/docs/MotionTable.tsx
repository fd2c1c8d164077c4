import { type Theme, useTheme } from '@mui/material/styles'
import { DocTable } from './DocTable.tsx'

const uses: [keyof Theme['transitions']['duration'], string][] = [
  ['shortest', 'colours on hover'],
  ['short', 'a menu that opens'],
  ['standard', 'a part that changes its size'],
  ['complex', 'the sidebar'],
  ['enteringScreen', 'a dialog that opens'],
  ['leavingScreen', 'a dialog that closes: shorter than opening'],
]

/** Lists the durations of transitions, read from the theme. */
export function MotionTable() {
  const { transitions } = useTheme()
  return (
    <DocTable
      heads={['Name', 'Time', 'Curve', 'For']}
      rows={uses.map(([name, use]) => [
        <code key="name">{name}</code>,
        `${transitions.duration[name]} ms`,
        <code key="curve">{transitions.easing.easeOut}</code>,
        use,
      ])}
    />
  )
}
