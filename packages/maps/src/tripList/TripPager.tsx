'use client'
import ChevronLeft from '@mui/icons-material/ChevronLeftOutlined'
import ChevronRight from '@mui/icons-material/ChevronRightOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { useMapsFormat, useMapsTexts } from '../locales/MapsLocaleProvider.tsx'
import type { GpsSession } from '@sikud/api'
import { useState } from 'react'
import { tripKey } from '../trip/tripOrder.ts'

interface TripPagerProps {
  page: number
  pages: number
  count: number
  onPage: (page: number) => void
}

/** Renders the buttons that page through the trips. */
export function TripPager({ page, pages, count, onPage }: TripPagerProps) {
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

export const TRIPS_PER_PAGE = 12

/** Returns the open page: the page with the selected trip, until the user opens another page. */
export function useTripPage(trips: readonly GpsSession[], selectedKey: string | null) {
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
