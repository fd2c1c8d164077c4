'use client'
import TableRowsOutlined from '@mui/icons-material/TableRowsOutlined'
import ViewListOutlined from '@mui/icons-material/ViewListOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { GpsSession } from '@sikud/api'
import { Fragment, useMemo, useState } from 'react'
import ChevronLeft from '@mui/icons-material/ChevronLeftOutlined'
import ChevronRight from '@mui/icons-material/ChevronRightOutlined'
import IconButton from '@mui/material/IconButton'
import { shownPart } from '@sikud/ui/format'
import { lazyPart } from '@sikud/ui/lazy'
import { useMapsFormat, useMapsTexts, useMapsTimeZone } from '../locales/useMapsTexts.ts'
import { CardMessage } from '../parts/CardMessage.tsx'
import { mapPart } from '../parts/mapPart.ts'
import { PartFailed } from '../parts/PartFailed.tsx'
import { isFiltering, noFilter } from './TripFilter.ts'
import { tripKey } from '../trip/tripOrder.ts'
import type { TripChoice } from './TripChoice.ts'
import { TripRow } from './TripRow.tsx'
import { dayIn } from '../trip/zoneDay.ts'

const MoreTrips = mapPart(async () => (await import('./MoreTrips.tsx')).MoreTrips)
const NoMatch = mapPart(async () => (await import('./NoMatch.tsx')).NoMatch)
const DayTotals = mapPart(async () => (await import('./TripDetails.tsx')).DayTotals)
const CompareToggle = mapPart(async () => (await import('./CompareToggle.tsx')).CompareToggle)
const WideTrips = lazyPart(async () => (await import('./WideTrips.tsx')).WideTrips, { Failed: PartFailed })
const TimedSwitch = mapPart(async () => (await import('./TimedSwitch.tsx')).TimedSwitch)

interface TripTableProps {
  /** The shown trips in the order of the list. */
  trips: GpsSession[]
  /** All loaded trips, including trips that the filter hides. */
  all: GpsSession[]
  /** Number of trips that could not be parsed. */
  unreadable?: number | undefined
  choice?: TripChoice | undefined
  loading: boolean
  error?: string
  onRetry?: () => void
  selectedKey: string | null
  onSelect: (key: string) => void
  /** Whether the table has a column for each fact. Without `onWide`, the user cannot change this. */
  isWide?: boolean
  onWide?: ((isWide: boolean) => void) | undefined
}

/** Renders the table INFORMASI SESI, which shows the trips in pages. The chosen trip has a check mark. */
export function TripTable({
  trips,
  all,
  unreadable = 0,
  choice,
  loading,
  error,
  onRetry,
  selectedKey,
  onSelect,
  isWide = false,
  onWide,
}: TripTableProps) {
  const texts = useMapsTexts()
  const format = useMapsFormat()
  const filtering = choice !== undefined && isFiltering(choice.filter)
  const paging = choice?.paging
  const isEntry = paging !== undefined && (paging.hasUntimed || choice?.filter.untimed === true)
  // If the server filters, `all` contains only matching trips, so the user may have trips even if `all` is empty.
  const hasNoMatch = trips.length === 0 && (paging ? filtering : all.length > 0)
  const compared = choice?.companions.map(({ key }) => key) ?? []
  const onCompare = choice?.onCompare
  const { page, pages, setPage } = useTripPage(trips, selectedKey)
  const from = page * TRIPS_PER_PAGE
  const shown = trips.slice(from, from + TRIPS_PER_PAGE)
  const isByTime = choice?.filter.sort === undefined
  const days = useDays(trips, shown, isByTime)
  // The server may have more trips of the earliest day than are loaded.
  const openDay = paging && paging.more !== 'none' ? days.at(-1)?.all.at(-1) === trips.at(-1) : false
  return (
    <section aria-label={texts.sessionInfo}>
      <Box sx={headLook}>
        <Typography
          component="h2"
          sx={{ mr: 'auto', fontSize: 13, fontWeight: 700, letterSpacing: '.06em', color: 'text.secondary' }}
        >
          {texts.sessionInfo}
        </Typography>
        {trips.length > 0 && (
          <Typography component="output" variant="body2" sx={{ color: 'text.secondary' }}>
            {texts.sessionCount(format.count(trips.length))}
          </Typography>
        )}
        {onWide && (
          <Button
            size="small"
            color="inherit"
            startIcon={isWide ? <ViewListOutlined /> : <TableRowsOutlined />}
            onClick={() => onWide(!isWide)}
          >
            {isWide ? texts.asList : texts.asTable}
          </Button>
        )}
      </Box>
      {choice && isEntry && <TimedSwitch filter={choice.filter} onFilter={choice.onFilter} />}
      {loading && <CardMessage busy title={texts.loadingSessions} />}
      {!loading && error !== undefined && (
        <CardMessage alert title={texts.sessionsFailed} hint={error} onRetry={onRetry} />
      )}
      {!loading && error === undefined && choice && hasNoMatch && (
        <NoMatch
          filter={choice.filter}
          around={paging?.around}
          onSelect={onSelect}
          onClear={() => choice.onFilter(noFilter)}
        />
      )}
      {!loading && error === undefined && trips.length === 0 && !hasNoMatch && (
        <CardMessage title={texts.noSessions} hint={texts.noSessionsHint} />
      )}
      {!loading && shown.length > 0 && isWide && (
        <WideTrips
          trips={shown}
          all={trips}
          sort={choice?.filter.sort}
          onSort={choice && ((sort) => choice.onFilter({ sort }))}
          selectedKey={selectedKey}
          onSelect={onSelect}
        />
      )}
      {!loading && shown.length > 0 && !isWide && (
        <Box component="table" sx={tableLook}>
          <thead>
            <tr>
              <th scope="col">{texts.sessionTime}</th>
              <Box component="th" scope="col" sx={{ width: 76 }}>
                {texts.sessionDistance}
              </Box>
              <Box component="th" scope="col" sx={{ width: 82 }}>
                {texts.sessionSpeed}
              </Box>
            </tr>
          </thead>
          <tbody>
            {days.map(({ day, all: whole, shown: some }, place) => (
              <Fragment key={day ?? place}>
                {isByTime && day !== undefined && (
                  <tr>
                    <Box component="th" colSpan={3} scope="rowgroup" sx={dayLook}>
                      <Box sx={dayLineLook}>
                        <Box component="span" sx={{ color: 'text.primary' }}>
                          {format.day(day)} {format.zone(day)}
                        </Box>
                        {!(openDay && place === days.length - 1) && (
                          <Box component="span" sx={{ fontWeight: 500 }}>
                            <DayTotals trips={whole} />
                          </Box>
                        )}
                      </Box>
                    </Box>
                  </tr>
                )}
                {some.map((trip) => (
                  <TripRow
                    key={tripKey(trip)}
                    trip={trip}
                    selected={tripKey(trip) === selectedKey}
                    hasDay={!isByTime}
                    onSelect={() => onSelect(tripKey(trip))}
                    compare={
                      onCompare &&
                      tripKey(trip) !== selectedKey && (
                        <CompareToggle trip={trip} compared={compared} onCompare={onCompare} />
                      )
                    }
                  />
                ))}
              </Fragment>
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
      {pages > 1 && <TripPager page={page} pages={pages} count={trips.length} onPage={setPage} />}
      {paging && !loading && (error === undefined || trips.length > 0) && (
        <MoreTrips {...paging} isSorted={!isByTime} />
      )}
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
    py: '3px',
    textAlign: 'right',
    borderTop: 1,
    borderColor: 'divider',
    verticalAlign: 'top',
    whiteSpace: 'nowrap',
  },
  '& td': { fontSize: 13 },
  '& th': { fontSize: 12, fontWeight: 600, color: 'text.secondary' },
  '& th:first-of-type, & td:first-of-type': { textAlign: 'left' },
  '& th:first-of-type': { pl: 2 },
  '& td:first-of-type': { pl: '34px' },
  // Room for "1 jam 30 mnt".
  '& td:nth-of-type(2)': { pl: 0 },
  '& th:last-of-type, & td:last-of-type': { pr: 1.5 },
} as const

const dayLineLook = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: 1,
  whiteSpace: 'normal',
} as const

const dayLook = { position: 'sticky', zIndex: 2, top: 0, bgcolor: 'background.paper' } as const

interface TripDay {
  /** A time of the day in epoch ms; undefined if the list has no days, or for trips without a valid start. */
  day: number | undefined
  /** All loaded trips of the day, and those on the open page. */
  all: GpsSession[]
  shown: GpsSession[]
}

/** Groups the trips on the open page by their day; one group if the list is not in the order of time. */
function useDays(trips: GpsSession[], shown: readonly GpsSession[], isByTime: boolean): TripDay[] {
  const timeZone = useMapsTimeZone()
  const days = useMemo(() => {
    if (!isByTime) return new Map([[undefined, trips]])
    const dayOf = dayIn(timeZone)
    return Map.groupBy(trips, (trip) => {
      const start = Date.parse(shownPart(trip).start.time ?? '')
      return Number.isNaN(start) ? undefined : dayOf(start)
    })
  }, [trips, isByTime, timeZone])
  const open = new Set(shown)
  return [...days.values()].flatMap((all) => {
    const some = all.filter((trip) => open.has(trip))
    const start = Date.parse(all[0] ? (shownPart(all[0]).start.time ?? '') : '')
    return some.length > 0 ? [{ day: Number.isNaN(start) ? undefined : start, all, shown: some }] : []
  })
}

interface TripPagerProps {
  page: number
  pages: number
  count: number
  onPage: (page: number) => void
}

function TripPager({ page, pages, count, onPage }: TripPagerProps) {
  const texts = useMapsTexts()
  const format = useMapsFormat()
  const from = page * TRIPS_PER_PAGE
  const to = Math.min(count, from + TRIPS_PER_PAGE)
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'flex-end',
        gap: 0.5,
        px: 1,
        py: 0.5,
        borderTop: 1,
        borderColor: 'divider',
        fontSize: 13,
        color: 'text.secondary',
      }}
    >
      <span>{texts.pageRange(format.count(from + 1), format.count(to), format.count(count))}</span>
      <IconButton aria-label={texts.previousPage} disabled={page === 0} onClick={() => onPage(page - 1)}>
        <ChevronLeft />
      </IconButton>
      <IconButton aria-label={texts.nextPage} disabled={page >= pages - 1} onClick={() => onPage(page + 1)}>
        <ChevronRight />
      </IconButton>
    </Box>
  )
}

const TRIPS_PER_PAGE = 12

/** Returns the open page: the page with the selected trip, until the user opens another page. */
function useTripPage(trips: readonly GpsSession[], selectedKey: string | null) {
  const pages = Math.ceil(trips.length / TRIPS_PER_PAGE)
  const [turned, setTurned] = useState<{ page: number; whileSelected: string | null } | null>(null)
  const chosen = turned?.whileSelected === selectedKey ? turned.page : pageOf(trips, selectedKey)
  return {
    page: Math.min(chosen, Math.max(0, pages - 1)),
    pages,
    setPage: (page: number) => setTurned({ page, whileSelected: selectedKey }),
  }
}

function pageOf(trips: readonly GpsSession[], key: string | null) {
  const index = key === null ? -1 : trips.findIndex((trip) => tripKey(trip) === key)
  return index < 0 ? 0 : Math.floor(index / TRIPS_PER_PAGE)
}
