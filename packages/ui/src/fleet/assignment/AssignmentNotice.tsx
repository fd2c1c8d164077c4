'use client'

import type { AssignmentCheck, AssignmentWarning } from '@sikud/api'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { AssignmentTexts } from './texts.ts'
import { useFormat } from '../../locales/LocaleProvider.tsx'
import { useAssignmentTexts } from './texts.ts'

export interface AssignmentNoticeProps {
  /** The answer of the server; undefined while it is loading. */
  check: AssignmentCheck | undefined
  /** True if the request failed. */
  failed?: boolean
}

/** Tells, before a change of a vehicle or driver is saved, when it takes effect and what the user should know. */
export function AssignmentNotice({ check, failed = false }: AssignmentNoticeProps) {
  const texts = useAssignmentTexts()
  const { dateTime } = useFormat()
  return (
    <Box component="output" sx={{ display: 'grid', gap: 1 }}>
      {check === undefined ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {failed ? texts.checkFailed : texts.checking}
        </Typography>
      ) : (
        <>
          <Typography variant="body2">
            {check.to === null
              ? texts.effective(dateTime(check.from))
              : texts.effectivePeriod(dateTime(check.from), dateTime(check.to))}
            {check.moved && ` ${texts.moved}`}
          </Typography>
          {check.warnings.map((warning) => (
            <Alert key={`${warning.kind} ${String(warning.name)}`} severity="warning" role="note">
              {textOf(warning, texts, dateTime)}
            </Alert>
          ))}
        </>
      )}
    </Box>
  )
}

function textOf(
  { kind, name, at }: AssignmentWarning,
  { warnings, hidden }: AssignmentTexts,
  dateTime: (time: string | null) => string,
): string {
  if (kind === 'before_first_data') return warnings[kind](dateTime(at))
  // A newer server can send other kinds of warnings.
  return kind in warnings ? warnings[kind](name ?? hidden) : (name ?? hidden)
}
