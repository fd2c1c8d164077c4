'use client'
import Box from '@mui/material/Box'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import type { GpsSession } from '@sikud/api'
import { type ReactNode, useId, useState } from 'react'
import { useMapsFormat, useMapsTexts } from '../locales/useMapsTexts.ts'
import { mapPart } from '../parts/mapPart.ts'
import type { Playback } from '../playback/createPlayback.ts'

const TripFigures = mapPart(async () => (await import('./TripFigures.tsx')).TripFigures)
const TripStops = mapPart(async () => (await import('../figures/TripEvents.tsx')).TripStops)
const TripSpeeding = mapPart(async () => (await import('../figures/TripEvents.tsx')).TripSpeeding)
const EventCount = mapPart(async () => (await import('../figures/TripEvents.tsx')).EventCount)

const tabs = ['sessions', 'figures', 'stops', 'speeding'] as const

interface TripPanelProps {
  playback: Playback
  /** The speed limit in km/h. */
  speedLimit: number
  onSpeedLimit: (limit: number) => void
  /** Number of trips; undefined while they load. */
  count: number | undefined
  /** The way without signal before the played trip. */
  gapBefore: GpsSession['gap_before']
  table: ReactNode
  /** Called when the user opens another tab than that of the table. */
  onLeaveTable: () => void
  /** The tools of the trip list; undefined if it has none. */
  tools: ReactNode | undefined
  /** Whether the panel is beside the map; on phones it is a sheet, and its lowest height shows only the tools. */
  isRoomy: boolean
}

/** Renders the panel beside the map: tabs with the trips, and the figures, stops and speeding of the played trip. */
export function TripPanel(props: TripPanelProps) {
  const { playback, speedLimit, onSpeedLimit, count, gapBefore, table, onLeaveTable, tools, isRoomy } = props
  const texts = useMapsTexts()
  const format = useMapsFormat()
  const id = useId()
  const [open, setOpen] = useState<(typeof tabs)[number]>('sessions')
  const { trip } = playback
  const counts = {
    sessions: count === undefined ? null : format.count(count),
    figures: null,
    stops: <EventCount trip={trip} speedLimit={speedLimit} kind="stop" />,
    speeding: <EventCount trip={trip} speedLimit={speedLimit} kind="speeding" />,
  }
  const figures = {
    figures: <TripFigures trip={trip} speedLimit={speedLimit} gapBefore={gapBefore} />,
    stops: <TripStops playback={playback} speedLimit={speedLimit} />,
    speeding: <TripSpeeding playback={playback} speedLimit={speedLimit} onSpeedLimit={onSpeedLimit} />,
  }
  const toolBar = tools && <Box sx={{ flexShrink: 0, minHeight: 64 }}>{tools}</Box>
  return (
    <>
      {!isRoomy && toolBar}
      <Tabs
        value={open}
        onChange={(_, tab) => {
          setOpen(tab)
          if (tab !== 'sessions') onLeaveTable()
        }}
        variant="fullWidth"
        aria-label={texts.trips}
        sx={tabsLook}
      >
        {tabs.map((tab) => (
          <Tab
            key={tab}
            value={tab}
            id={`${id}-${tab}`}
            aria-controls={`${id}-panel`}
            label={
              <span>
                {texts.tabs[tab]} {counts[tab]}
              </span>
            }
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${open}`} sx={panelLook}>
        {/* Hidden, not unmounted, so that the list keeps its page and scroll position. */}
        <Box hidden={open !== 'sessions'}>
          {isRoomy && toolBar}
          {table}
        </Box>
        {open !== 'sessions' && figures[open]}
      </Box>
    </>
  )
}

const tabsLook = {
  flexShrink: 0,
  minHeight: 44,
  borderBottom: 1,
  borderColor: 'divider',
  '& .MuiTab-root': { minWidth: 0, minHeight: 44, px: 1, py: 0.5, fontSize: 14, textTransform: 'none' },
} as const

// In a low window two rows stay visible, and the sheet scrolls.
const panelLook = { flex: 1, minHeight: 128, '@media screen': { overflowY: 'auto' } } as const
