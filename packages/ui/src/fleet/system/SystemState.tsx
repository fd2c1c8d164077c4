'use client'

import Accordion from '@mui/material/Accordion'
import AccordionDetails from '@mui/material/AccordionDetails'
import AccordionSummary from '@mui/material/AccordionSummary'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import type { SystemState as State } from '@sikud/api'
import { type ReactNode, useId } from 'react'
import { DetailList } from '../../kit/DetailList/DetailList.tsx'
import { cardRadius } from '../../theme/shape.ts'
import { useFormat } from '../../locales/LocaleProvider.tsx'
import { HealthLine, HealthList, useSystemHealth } from './SystemHealth.tsx'
import { useSystemTexts } from './texts.ts'
import CancelOutlined from '@mui/icons-material/CancelOutlined'
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined'
import ExpandMore from '@mui/icons-material/ExpandMoreOutlined'
import StopCircleOutlined from '@mui/icons-material/StopCircleOutlined'

const MEGABYTE = 1_000_000

/** Shows the state of the server: first whether all is well, then each subject, then the folded technical figures. */
export function SystemState({ state }: { state: State }) {
  const texts = useSystemTexts()
  const health = useSystemHealth(state)
  const id = useId()
  const counts = state.positions.minutes.map((minute) => minute.count)
  const hasPositions = counts.some((count) => count > 0)
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2.5,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 7fr) minmax(0, 5fr)' },
      }}
    >
      <Box sx={{ gridColumn: '1 / -1' }}>
        <HealthLine health={health} />
      </Box>
      <Part title={texts.health} id={id} wide={!hasPositions}>
        <HealthList health={health} labelledBy={id} />
      </Part>
      {/* Without positions, the list above says so. */}
      {hasPositions && (
        <Part title={texts.positions}>
          <MinuteLine counts={counts} devices={state.positions.devices} />
        </Part>
      )}
      <Accordion
        variant="outlined"
        disableGutters
        slotProps={{ heading: { component: 'h2' }, transition: { unmountOnExit: true } }}
        sx={{
          gridColumn: '1 / -1',
          minWidth: 0,
          '&&': { borderRadius: cardRadius },
          '&::before': { display: 'none' },
        }}
      >
        <AccordionSummary expandIcon={<ExpandMore />} sx={{ px: 2.5 }}>
          <span>
            <Typography component="span" variant="h3" sx={{ display: 'block' }}>
              {texts.technical}
            </Typography>
            <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
              {texts.technicalHint}
            </Typography>
          </span>
        </AccordionSummary>
        <AccordionDetails sx={{ px: 2.5, display: 'grid', gap: 3, gridTemplateColumns: detailColumns }}>
          <TechnicalDetails state={state} />
        </AccordionDetails>
      </Accordion>
    </Box>
  )
}

const detailColumns = { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' }

function TechnicalDetails({ state }: { state: State }) {
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
  const known: Record<string, string | undefined> = texts.step
  const steps = state.problems.flatMap((problem) => known[problem] ?? [])
  return (
    <>
      {steps.length > 0 && (
        <Detail title={texts.steps} wide>
          <ul style={{ margin: 0, paddingInlineStart: '1.2em' }}>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ul>
        </Detail>
      )}
      <Detail title={texts.subjects.intake} wide>
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
      </Detail>
      <Detail title={texts.subjects.work}>
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
      </Detail>
      <Detail title={texts.subjects.database}>
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
      </Detail>
      <Detail title={texts.subjects.backup}>
        <DetailList
          items={[
            { label: texts.backupMade, value: at(backup.made) },
            { label: texts.backupSize, value: backup.bytes === null ? null : size(backup.bytes) },
            { label: texts.backupVerified, value: at(backup.verified) },
            ...(backup.problem === null ? [] : [{ label: texts.backupProblem, value: backup.problem }]),
          ]}
        />
      </Detail>
      <Detail title={texts.servers}>
        <ServerList servers={state.servers} />
      </Detail>
    </>
  )
}

function Detail({ title, wide = false, children }: { title: string; wide?: boolean; children: ReactNode }) {
  return (
    <Box sx={{ minWidth: 0, ...(wide && { gridColumn: '1 / -1' }) }}>
      <Typography variant="subtitle1" component="h3" sx={{ mb: 0.5 }}>
        {title}
      </Typography>
      {children}
    </Box>
  )
}

interface PartProps {
  title: string
  id?: string
  wide?: boolean
  children: ReactNode
}

function Part({ title, id, wide = false, children }: PartProps) {
  const ownId = useId()
  const titleId = id ?? ownId
  return (
    <Card
      component="section"
      aria-labelledby={titleId}
      sx={{ p: 2.5, minWidth: 0, ...(wide && { gridColumn: '1 / -1' }) }}
    >
      <Typography id={titleId} variant="h3" component="h2" sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      {children}
    </Card>
  )
}

const WIDTH = 600
const HEIGHT = 96

/**
 * Draws the number of positions per minute as a line; the scale starts at zero. Screen readers read the lowest, the
 * highest and the last value as a sentence. `devices` is how many devices report; undefined if the server does not say
 * so.
 */
function MinuteLine({ counts, devices }: { counts: readonly number[]; devices: number | undefined }) {
  const texts = useSystemTexts()
  const { count } = useFormat()
  const most = Math.max(...counts)
  const last = counts.at(-1) ?? 0
  const step = WIDTH / Math.max(1, counts.length - 1)
  const points = counts.map((value, index) => `${index * step},${HEIGHT - (value / most) * HEIGHT}`)
  return (
    <>
      <Typography component="p" variant="h2" sx={{ mb: 1 }}>
        {count(last)}{' '}
        <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
          {devices === undefined ? texts.perMinute : texts.perMinuteOf(count(devices))}
        </Typography>
      </Typography>
      <Box
        component="svg"
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an inline SVG, so there is no file for an img
        role="img"
        aria-label={`${texts.lastHour}. ${texts.lastHourText(count(Math.min(...counts)), count(most), count(last))}`}
        viewBox={`0 -3 ${WIDTH} ${HEIGHT + 6}`}
        preserveAspectRatio="none"
        sx={{ display: 'block', width: '100%', height: HEIGHT, color: 'primary.main', overflow: 'visible' }}
      >
        <polygon
          points={`0,${HEIGHT} ${points.join(' ')} ${WIDTH},${HEIGHT}`}
          fill="currentColor"
          opacity={0.12}
        />
        <polyline
          points={points.join(' ')}
          fill="none"
          stroke="currentColor"
          strokeWidth={2}
          vectorEffect="non-scaling-stroke"
        />
      </Box>
      <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
        {texts.lastHour}
      </Typography>
    </>
  )
}

type Server = State['servers'][number]

/**
 * Lists each start of a server, newest first, and whether that server is running, was stopped normally, or ended
 * without a normal stop, for example in a crash.
 */
function ServerList({ servers }: { servers: readonly Server[] }) {
  const texts = useSystemTexts()
  const { count, dateTime } = useFormat()
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {servers.map((server) => (
        <Box
          component="li"
          key={`${server.host} ${server.started}`}
          sx={{
            display: 'flex',
            gap: 1.5,
            py: 1,
            '&:not(:last-of-type)': { borderBottom: 1, borderColor: 'divider' },
          }}
        >
          <ServerMark server={server} />
          <Box sx={{ minWidth: 0 }}>
            <Typography sx={{ overflowWrap: 'anywhere' }}>
              <strong>{server.host}</strong> · {stateOf(server, texts)}
            </Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {[
                texts.version(server.version),
                texts.started(dateTime(server.started)),
                ...(server.running ? [texts.readers(count(server.readers))] : []),
              ].join(' · ')}
            </Typography>
          </Box>
        </Box>
      ))}
    </Box>
  )
}

function ServerMark({ server }: { server: Server }) {
  if (server.running) return <CheckCircleOutlined color="success" aria-hidden />
  return server.stopped === null ? (
    <CancelOutlined color="error" aria-hidden />
  ) : (
    <StopCircleOutlined color="disabled" aria-hidden />
  )
}

function stateOf({ running, stopped }: Server, texts: ReturnType<typeof useSystemTexts>): string {
  if (running) return texts.running
  return stopped === null ? texts.lost : texts.stopped
}
