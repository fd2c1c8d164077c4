import { useTheme } from '@mui/material/styles'
import { DocTable } from './DocTable.tsx'

const uses: [keyof ReturnType<typeof useTheme>['transitions']['duration'], string][] = [
  ['shortest', 'colour under the pointer'],
  ['short', 'a menu that opens'],
  ['standard', 'a part that changes its size'],
  ['complex', 'the sidebar'],
  ['enteringScreen', 'a dialog that comes'],
  ['leavingScreen', 'a dialog that goes: sooner than it came'],
]

/** How long things move, by the theme. */
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
