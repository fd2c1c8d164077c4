import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import CancelOutlined from '@mui/icons-material/CancelOutlined'
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined'
import StopCircleOutlined from '@mui/icons-material/StopCircleOutlined'
import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined'
import type { SystemProblem, SystemState } from '@sikud/api'
import { useFormat } from '../../locales/LocaleProvider.tsx'
import { type SystemTexts, useSystemTexts } from './texts.ts'

/** The levels of a subject, worst first. */
const levels = ['broken', 'warning', 'good', 'off'] as const
type Level = (typeof levels)[number]
type Subject = keyof SystemTexts['subjects']

const subjects: readonly Subject[] = [
  'intake',
  'database',
  'backup',
  'mail',
  'push',
  'work',
  'clock',
  'other',
]

/** The subject of each problem, and whether something no longer works or soon may not. */
const problemKinds: Record<SystemProblem, readonly [Subject, 'broken' | 'warning']> = {
  intake_waits: ['intake', 'broken'],
  trips_wait: ['work', 'warning'],
  notifications_wait: ['work', 'broken'],
  backup_late: ['backup', 'warning'],
  backup_failed: ['backup', 'broken'],
  backup_off: ['backup', 'warning'],
  disk_low: ['database', 'warning'],
  days_missing: ['database', 'broken'],
  pushes_fail: ['push', 'warning'],
  mails_fail: ['mail', 'warning'],
  clock_differs: ['clock', 'warning'],
  clock_ahead: ['clock', 'broken'],
}

interface SubjectState {
  subject: Subject
  level: Level
  /** What is wrong and what to do about it, or one sentence that all is well. */
  lines: string[]
}

/** Returns the state of each subject, worst first. */
export function useSystemHealth(state: SystemState): SubjectState[] {
  const describe = useProblemLines(state)
  const calm = useCalmStates(state)
  // A newer server may report problems that this dashboard does not know.
  const kinds: Record<string, readonly [Subject, 'broken' | 'warning'] | undefined> = problemKinds
  const found = state.problems.map((problem) => {
    const [subject, level] = kinds[problem] ?? (['other', 'warning'] as const)
    return { subject, level, lines: describe(problem) }
  })
  return subjects
    .flatMap((subject): SubjectState[] => {
      const own = found.filter((one) => one.subject === subject)
      if (own.length === 0) return subject === 'other' ? [] : [{ subject, ...calm[subject] }]
      const level = own.some((one) => one.level === 'broken') ? 'broken' : 'warning'
      return [{ subject, level, lines: own.flatMap(({ lines }) => lines) }]
    })
    .toSorted((one, other) => levels.indexOf(one.level) - levels.indexOf(other.level))
}

const HOUR_S = 3_600

/** Returns a function that says what is wrong and what an office worker can do. */
function useProblemLines({ clock, clock_known: clockKnown }: SystemState) {
  const texts = useSystemTexts()
  const { count, number, dateTime } = useFormat()
  const known: Record<string, string[] | undefined> = texts.problem
  return (problem: string): string[] => {
    const [title = texts.unknownProblem(problem), ...steps] = known[problem] ?? []
    const facts = []
    if (problem === 'clock_differs' && clock) {
      const { devices, offset_seconds: offset } = clock
      facts.push(
        texts.clockShown(
          count(devices),
          offset < 0 ? texts.weeksBehind : texts.hoursAhead(number(offset / HOUR_S)),
        ),
      )
    }
    if (problem === 'clock_ahead' && clockKnown) facts.push(texts.clockKnown(dateTime(clockKnown)))
    return [title, [...facts, ...steps].join(' ')].filter((line) => line !== '')
  }
}

const good = (line: string) => ({ level: 'good' as const, lines: [line] })
const off = (line: string) => ({ level: 'off' as const, lines: [line] })

/** Returns the level and the sentence of each subject without a problem. */
function useCalmStates(state: SystemState): Record<Exclude<Subject, 'other'>, Omit<SubjectState, 'subject'>> {
  const texts = useSystemTexts()
  const { count, age } = useFormat()
  const { positions, disk, backup, push, mail } = state
  const last = positions.minutes.at(-1)?.count ?? 0
  const isSilent = positions.minutes.every((minute) => minute.count === 0)
  const sending = ({ on, waiting }: SystemState['push'], sent: string, none: string) => {
    if (!on) return off(none)
    return good(waiting === 0 ? sent : texts.sendingWaits(count(waiting)))
  }
  const backupText = backup.verified === null ? texts.backupGood : texts.backupVerifiedGood
  return {
    intake: isSilent ? off(texts.none) : good(texts.intakeGood(count(last))),
    database: good(
      disk === null ? texts.databaseGood : texts.diskGood(count(Math.round((disk.free / disk.total) * 100))),
    ),
    backup: backup.made === null ? off(texts.never) : good(backupText(age(backup.made))),
    mail: sending(mail, texts.mailGood, texts.mailOff),
    push: sending(push, texts.pushGood, texts.pushOff),
    work: good(texts.workGood),
    clock: good(texts.clockGood),
  }
}

/** Says in one line whether all is well, or which subjects need attention. */
export function HealthLine({ health }: { health: readonly SubjectState[] }) {
  const texts = useSystemTexts()
  const bad = health.filter(({ level }) => level === 'broken' || level === 'warning')
  const isBroken = bad.some(({ level }) => level === 'broken')
  const names = bad.map(({ subject }) => texts.subjects[subject]).join(', ')
  return (
    <Alert severity={isBroken ? 'error' : bad.length > 0 ? 'warning' : 'success'}>
      <AlertTitle>{bad.length > 0 ? texts.attention(names) : texts.good}</AlertTitle>
      {texts.refreshed}
    </Alert>
  )
}

/** Lists the subjects with icon, word and sentence. */
export function HealthList({ health, labelledBy }: { health: readonly SubjectState[]; labelledBy: string }) {
  const texts = useSystemTexts()
  return (
    <Box component="ul" aria-labelledby={labelledBy} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {health.map(({ subject, level, lines }) => (
        <Box
          component="li"
          key={subject}
          sx={{
            display: 'grid',
            gridTemplateColumns: 'auto minmax(0, 1fr)',
            columnGap: 1.5,
            py: 1.25,
            '&:not(:last-of-type)': { borderBottom: 1, borderColor: 'divider' },
          }}
        >
          {icons[level]}
          <Box sx={{ minWidth: 0 }}>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, alignItems: 'baseline' }}>
              <Typography variant="subtitle1" component="h3" sx={{ flexGrow: 1 }}>
                {texts.subjects[subject]}
              </Typography>
              <Typography component="span" variant="body2" sx={{ fontWeight: 650 }}>
                {texts.levels[level]}
              </Typography>
            </Box>
            {lines.map((line) => (
              <Typography key={line} variant="body2" sx={{ color: 'text.secondary' }}>
                {line}
              </Typography>
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  )
}

const icons = {
  broken: <CancelOutlined color="error" aria-hidden />,
  warning: <WarningAmberOutlined color="warning" aria-hidden />,
  good: <CheckCircleOutlined color="success" aria-hidden />,
  off: <StopCircleOutlined color="disabled" aria-hidden />,
}
