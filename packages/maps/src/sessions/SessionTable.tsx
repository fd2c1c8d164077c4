'use client'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { GpsSession } from '@sikud/api'
import { useMapsFormat, useMapsTexts } from '../locales/MapsLocaleProvider.tsx'
import { CardMessage } from '../parts/CardMessage.tsx'
import { mapPart } from '../parts/mapPart.ts'
import { isFiltering, noFilter } from './SessionFilter.ts'
import { sessionKey } from '../trip/sessionList.ts'
import type { SessionChoice } from './SessionChoice.ts'
import { SessionPager, SESSIONS_PER_PAGE, useSessionPage } from './SessionPager.tsx'
import { DISTANCE_PX, SessionRow } from './SessionRow.tsx'

const MoreSessions = mapPart(async () => (await import('./MoreSessions.tsx')).MoreSessions)
const NoMatch = mapPart(async () => (await import('./NoMatch.tsx')).NoMatch)
const FilterTools = mapPart(async () => (await import('./FilterTools.tsx')).FilterTools)
const CompareToggle = mapPart(async () => (await import('./CompareToggle.tsx')).CompareToggle)
const TimedSwitch = mapPart(async () => (await import('./TimedSwitch.tsx')).TimedSwitch)

interface SessionTableProps {
  /** The shown sessions, newest first. */
  sessions: GpsSession[]
  /** All loaded sessions, including sessions that the filter hides. */
  all: GpsSession[]
  /** Number of sessions that could not be parsed. */
  unreadable?: number | undefined
  choice?: SessionChoice | undefined
  loading: boolean
  error?: string
  onRetry?: () => void
  selectedKey: string | null
  onSelect: (key: string) => void
}

/** Renders the table INFORMASI SESI, which shows the sessions in pages. The chosen session has a check mark. */
export function SessionTable({
  sessions,
  all,
  unreadable = 0,
  choice,
  loading,
  error,
  onRetry,
  selectedKey,
  onSelect,
}: SessionTableProps) {
  const texts = useMapsTexts()
  const format = useMapsFormat()
  const filtering = choice !== undefined && isFiltering(choice.filter)
  const paging = choice?.paging
  const isEntry = paging !== undefined && (paging.hasUntimed || choice?.filter.untimed === true)
  // If the server filters, `all` contains only matching sessions, so the user may have sessions even if `all` is empty.
  const hasNoMatch = sessions.length === 0 && (paging ? filtering : all.length > 0)
  const compared = choice?.companions.map(({ key }) => key) ?? []
  const onCompare = choice?.onCompare
  const { page, pages, setPage } = useSessionPage(sessions, selectedKey)
  const from = page * SESSIONS_PER_PAGE
  const shown = sessions.slice(from, from + SESSIONS_PER_PAGE)
  return (
    <section aria-label={texts.sessionInfo}>
      <Box sx={headLook}>
        <Typography
          component="h2"
          sx={{ mr: 'auto', fontSize: 13, fontWeight: 700, letterSpacing: '.06em', color: 'text.secondary' }}
        >
          {texts.sessionInfo}
        </Typography>
        {sessions.length > 0 && !filtering && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {texts.sessionCount(format.count(sessions.length))}
          </Typography>
        )}
        {choice && (all.length > 0 || paging) && <FilterTools all={all} choice={choice} />}
      </Box>
      {choice && isEntry && <TimedSwitch filter={choice.filter} onFilter={choice.onFilter} />}
      {loading && <CardMessage busy title={texts.loadingSessions} />}
      {!loading && error !== undefined && (
        <CardMessage alert title={texts.sessionsFailed} hint={error} onRetry={onRetry} />
      )}
      {!loading && error === undefined && choice && hasNoMatch && (
        <NoMatch onClear={() => choice.onFilter(noFilter)} />
      )}
      {!loading && error === undefined && sessions.length === 0 && !hasNoMatch && (
        <CardMessage title={texts.noSessions} hint={texts.noSessionsHint} />
      )}
      {!loading && shown.length > 0 && (
        <Box component="table" sx={tableLook}>
          <thead>
            <tr>
              <th scope="col">{texts.sessionTime}</th>
              <Box component="th" scope="col" sx={{ width: DISTANCE_PX }}>
                {texts.sessionDistance}
              </Box>
              <Box component="th" scope="col" sx={{ width: 108 }}>
                {texts.sessionSpeed}
              </Box>
            </tr>
          </thead>
          <tbody>
            {shown.map((session, index) => (
              <SessionRow
                key={from + index}
                session={session}
                selected={sessionKey(session) === selectedKey}
                onSelect={() => onSelect(sessionKey(session))}
                compare={
                  onCompare &&
                  sessionKey(session) !== selectedKey && (
                    <CompareToggle session={session} compared={compared} onCompare={onCompare} />
                  )
                }
              />
            ))}
          </tbody>
        </Box>
      )}
      {shown.some(({ id }) => id !== undefined) && (
        <Typography variant="caption" component="p" sx={noteLook}>
          {texts.sessionSpeedNote}
        </Typography>
      )}
      {shown.some(({ overlap }) => overlap) && (
        <Typography variant="caption" component="p" sx={noteLook}>
          {texts.marks.overlapNote}
        </Typography>
      )}
      {unreadable > 0 && (
        <Typography component="output" variant="body2" sx={{ ...noteLook, display: 'block' }}>
          {texts.unreadableSessions(format.count(unreadable))}
        </Typography>
      )}
      {pages > 1 && <SessionPager page={page} pages={pages} count={sessions.length} onPage={setPage} />}
      {paging && !loading && (error === undefined || sessions.length > 0) && <MoreSessions {...paging} />}
    </section>
  )
}

const headLook = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  minHeight: 46,
  pl: 2,
  pr: 1.5,
  py: 0.75,
} as const

const noteLook = { px: 2, py: 1, borderTop: 1, borderColor: 'divider', color: 'text.secondary' } as const

const tableLook = {
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  fontSize: 14,
  '& th, & td': {
    px: 0.5,
    py: 1,
    textAlign: 'right',
    borderTop: 1,
    borderColor: 'divider',
    verticalAlign: 'top',
    whiteSpace: 'nowrap',
  },
  '& th': { fontSize: 12, fontWeight: 600, color: 'text.secondary' },
  '& th:first-of-type, & td:first-of-type': { pl: 2, textAlign: 'left' },
  '& th:last-of-type, & td:last-of-type': { pr: 2 },
} as const
