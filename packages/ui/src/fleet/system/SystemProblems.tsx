'use client'
import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import type { SystemProblem, SystemState } from '@sikud/api'
import { useFormat } from '../../locales/LocaleProvider.tsx'
import { useSystemTexts } from './texts.ts'

interface SystemProblemsProps {
  problems: readonly SystemProblem[]
  /** The offset that many devices show, for the problem `clock_differs`. */
  clock?: SystemState['clock']
  /** The newest time that is known to be right, for the problem `clock_ahead`. */
  clockKnown?: SystemState['clock_known']
}

const HOUR_S = 3_600

/** Shows each problem with the first steps to solve it, or a message that there is no problem. */
export function SystemProblems({ problems, clock = null, clockKnown = null }: SystemProblemsProps) {
  const texts = useSystemTexts()
  const { count, number, dateTime } = useFormat()
  // A newer server may report problems that this dashboard does not know.
  const known: Record<string, string[] | undefined> = texts.problem
  if (problems.length === 0) {
    return (
      <Alert severity="success">
        <AlertTitle>{texts.good}</AlertTitle>
        {texts.goodHint}
      </Alert>
    )
  }
  return (
    <Alert severity="warning">
      <AlertTitle>{texts.problems}</AlertTitle>
      <ul style={{ margin: 0, paddingInlineStart: '1.2em' }}>
        {problems.map((problem) => {
          const [title = texts.unknownProblem(problem), hint] = known[problem] ?? []
          return (
            <li key={problem}>
              <strong>{title}</strong>{' '}
              {problem === 'clock_differs' &&
                clock &&
                `${texts.clockShown(
                  count(clock.devices),
                  clock.offset_seconds < 0
                    ? texts.weeksBehind
                    : texts.hoursAhead(number(clock.offset_seconds / HOUR_S)),
                )} `}
              {problem === 'clock_ahead' && clockKnown && `${texts.clockKnown(dateTime(clockKnown))} `}
              {hint}
            </li>
          )
        })}
      </ul>
    </Alert>
  )
}
