'use client'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import type { SystemState as State } from '@sikud/api'
import { type ReactNode, useId } from 'react'
import { DetailList } from '../../kit/DetailList/DetailList.tsx'
import { useFormat } from '../../locales/LocaleProvider.tsx'
import { MinuteLine } from './MinuteLine.tsx'
import { ServerList } from './ServerList.tsx'
import { SystemProblems } from './SystemProblems.tsx'
import { useSystemTexts } from './texts.ts'

const MEGABYTE = 1_000_000

/** Shows the state of the server: first the problems, then the figures. */
export function SystemState({ state }: { state: State }) {
  const texts = useSystemTexts()
  const { count, number, age, dateTime } = useFormat()
  const { positions, trips, push, mail, database, disk, backup } = state
  const size = (bytes: number) =>
    bytes >= 1000 * MEGABYTE
      ? `${number(Math.round(bytes / MEGABYTE / 10) / 100)} GB`
      : `${count(Math.round(bytes / MEGABYTE))} MB`
  const sending = (one: State['push']) =>
    one.on ? `${count(one.waiting)} · ${count(one.failed)}` : texts.off
  const at = (time: string | null) => (time === null ? texts.never : `${dateTime(time)} (${age(time)})`)
  const outcomes: Record<string, string | undefined> = texts.outcome
  return (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }}>
      <Box sx={{ gridColumn: '1 / -1' }}>
        <SystemProblems problems={state.problems} clock={state.clock} clockKnown={state.clock_known} />
      </Box>
      <Part title={texts.positions} wide>
        <MinuteLine counts={positions.minutes.map((minute) => minute.count)} />
        <DetailList
          items={[
            { label: texts.waiting, value: count(positions.queue.waiting) },
            { label: texts.oldest, value: texts.seconds(number(positions.queue.oldest_seconds)) },
            {
              label: texts.outcomes,
              value: positions.outcomes
                .map(({ kind, count: sum }) => `${outcomes[kind] ?? kind} ${count(sum)}`)
                .join(' · '),
            },
          ]}
        />
      </Part>
      <Part title={texts.work}>
        <DetailList
          items={[
            { label: texts.trips, value: count(trips.waiting) },
            {
              label: texts.notifications,
              value:
                state.notifications_age_seconds === null
                  ? texts.never
                  : texts.ago(texts.seconds(count(Math.round(state.notifications_age_seconds)))),
            },
            { label: texts.push, value: sending(push) },
            { label: texts.mail, value: sending(mail) },
            { label: texts.daysAhead, value: texts.days(count(state.days_ahead)) },
          ]}
        />
      </Part>
      <Part title={texts.database}>
        <DetailList
          items={[
            { label: texts.databaseKind, value: `${texts.kind[database.kind]} ${database.version}` },
            { label: texts.size, value: size(database.bytes) },
            { label: texts.schema, value: state.schema },
            ...(disk === null
              ? []
              : [
                  {
                    label: texts.disk,
                    value: texts.ofTotal(
                      size(disk.free),
                      size(disk.total),
                      count(Math.round((disk.free / disk.total) * 100)),
                    ),
                  },
                ]),
          ]}
        />
      </Part>
      <Part title={texts.backup}>
        <DetailList
          items={[
            { label: texts.backupMade, value: at(backup.made) },
            { label: texts.backupSize, value: backup.bytes === null ? null : size(backup.bytes) },
            { label: texts.backupVerified, value: at(backup.verified) },
            ...(backup.problem === null ? [] : [{ label: texts.backupProblem, value: backup.problem }]),
          ]}
        />
      </Part>
      <Part title={texts.servers}>
        <ServerList servers={state.servers} />
      </Part>
    </Box>
  )
}

function Part({ title, wide = false, children }: { title: string; wide?: boolean; children: ReactNode }) {
  const id = useId()
  return (
    <Card
      component="section"
      aria-labelledby={id}
      sx={{ p: 2.5, minWidth: 0, ...(wide && { gridColumn: '1 / -1' }) }}
    >
      <Typography id={id} variant="h3" component="h2" sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      {children}
    </Card>
  )
}
