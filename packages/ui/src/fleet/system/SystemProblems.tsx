'use client'
import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import type { SystemProblem } from '@sikud/api'
import { useSystemTexts } from './useSystemTexts.ts'

/** Shows each problem with the first steps to solve it, or a message that there is no problem. */
export function SystemProblems({ problems }: { problems: readonly SystemProblem[] }) {
  const texts = useSystemTexts()
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
              <strong>{title}</strong> {hint}
            </li>
          )
        })}
      </ul>
    </Alert>
  )
}
