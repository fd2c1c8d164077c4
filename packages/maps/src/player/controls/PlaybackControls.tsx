'use client'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type KeyboardEvent, useMemo, useRef } from 'react'
import PauseRounded from '@mui/icons-material/PauseRounded'
import PlayArrowRounded from '@mui/icons-material/PlayArrowRounded'
import SkipNextOutlined from '@mui/icons-material/SkipNextOutlined'
import SkipPreviousOutlined from '@mui/icons-material/SkipPreviousOutlined'
import IconButton from '@mui/material/IconButton'
import type { FindAddress } from '@sikud/api/geocoder'
import { mapPart } from '../../parts/mapPart.ts'
import { useMapsFormat, useMapsTexts } from '../../locales/useMapsTexts.ts'
import { useWidth } from '../../parts/useWidth.ts'
import type { Playback } from '../../playback/createPlayback.ts'
import { isTimed, type TripData } from '../../trip/tripData.ts'
import { goToStop } from './goToStop.ts'
import { PlayerSettings } from './PlayerSettings.tsx'
import { PositionSlider } from './RangeSlider.tsx'
import { useOnPoint, usePlaybackValue, usePlaying } from '../../playback/usePlayback.ts'
import { usePointTexts } from '../../texts/usePointTexts.ts'
import { type PlaybackEvent, type PlaybackState, rates } from '../../playback/playbackMachine.ts'

const SpeedChart = mapPart(async () => (await import('../../figures/SpeedChart.tsx')).SpeedChart)
const SpeedScale = mapPart(async () => (await import('../../figures/SpeedChart.tsx')).SpeedScale)
const StopButtons = mapPart(async () => (await import('./StopButtons.tsx')).StopButtons)
const PlayerHelp = mapPart(async () => (await import('./PlayerHelp.tsx')).PlayerHelp)
const PausedAddress = mapPart(async () => (await import('../PausedAddress.tsx')).PausedAddress)
const Rates = mapPart(async () => (await import('./ClockChoice.tsx')).Rates)
const PlayerMenu = mapPart(async () => (await import('./PlayerMenu.tsx')).PlayerMenu)

/** Width in px from which the settings are beside the chart; in a narrower player, they are in a menu. */
const ROOM_FOR_SETTINGS = 800
/** Width in px from which the start and end time are shown beside the current time. */
const ROOM_FOR_ENDS = 1000

interface PlaybackControlsProps {
  playback: Playback
  /** The speed limit in km/h. */
  speedLimit: number
  /** Whether the player has its full height; false on phones. */
  isRoomy: boolean
  /** Looks up the address of the current point, which a phone shows in the player while paused. */
  findAddress?: FindAddress | undefined
}

/** Renders the player: buttons, position slider with speed chart, settings. It is 124 px high, on phones 96 px. */
export function PlaybackControls({ playback, speedLimit, isRoomy, findAddress }: PlaybackControlsProps) {
  const texts = useMapsTexts()
  const { trip } = playback
  const timed = useMemo(() => isTimed(trip), [trip])
  const root = useRef<HTMLFieldSetElement>(null)
  const width = useWidth(root)
  const settings = <PlayerSettings playback={playback} timed={timed} hasRates={!isRoomy} />
  const help = <PlayerHelp timed={timed} />
  const position = <Position playback={playback} speedLimit={speedLimit} />
  return (
    <Box
      component="fieldset"
      ref={root}
      aria-label={texts.playbackControl}
      onKeyDown={(event) => pressKey(event, playback)}
      sx={isRoomy ? roomyLook : phoneLook}
    >
      {isRoomy ? (
        <>
          <Box>
            <Box sx={{ display: 'flex', alignItems: 'center', height: 32 }}>
              <Typography component="h2" sx={headingLook}>
                {texts.playbackControl}
              </Typography>
              {help}
            </Box>
            <Box sx={{ display: 'flex', alignItems: 'center' }}>
              <PlayButtons playback={playback} />
              {timed && <StopButtons playback={playback} />}
            </Box>
          </Box>
          <Box sx={axisLook}>
            {position}
            <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1.5, height: 20 }}>
              {width >= ROOM_FOR_ENDS && <PointTime trip={trip} index={0} />}
              {trip.count > 0 && <PointReadout playback={playback} />}
              {width >= ROOM_FOR_ENDS && <PointTime trip={trip} index={trip.count - 1} />}
            </Box>
          </Box>
          {width >= ROOM_FOR_SETTINGS ? (
            <Box sx={{ width: 260 }}>{settings}</Box>
          ) : (
            <PlayerMenu>{settings}</PlayerMenu>
          )}
        </>
      ) : (
        <>
          {position}
          <Box sx={phoneRowLook}>
            <PlayButton playback={playback} />
            <Box sx={{ gridArea: 'point', minWidth: 0 }}>
              {trip.count > 0 && <PointReadout playback={playback} isShort />}
            </Box>
            <Box sx={{ ...readoutLook, display: 'block', gridArea: 'place' }}>
              {trip.count > 0 && <PlaceLine playback={playback} findAddress={findAddress} />}
            </Box>
            <Box sx={{ gridArea: 'rates' }}>
              {timed ? <Rates playback={playback} offered={rates} /> : <Steps playback={playback} />}
            </Box>
            <PlayerMenu>
              {settings}
              <Box sx={{ display: 'flex', justifyContent: 'space-between' }}>
                {timed && <Steps playback={playback} />}
                {timed && <StopButtons playback={playback} />}
                {help}
              </Box>
            </PlayerMenu>
          </Box>
        </>
      )}
    </Box>
  )
}

function pressKey(event: KeyboardEvent, playback: Playback) {
  if (event.ctrlKey || event.metaKey || event.altKey) return
  const action = playerKey(event.key, event.shiftKey, event.target, playback.getState())
  if (!action) return
  event.preventDefault()
  if (action.type === 'stop') goToStop(playback, action.by)
  else playback.dispatch(action)
}

function Position({ playback, speedLimit }: { playback: Playback; speedLimit: number }) {
  const { trip } = playback
  const hasSpeeds = useMemo(() => trip.count > 1 && trip.speeds.some((speed) => !Number.isNaN(speed)), [trip])
  return (
    <Box sx={positionLook}>
      <Box sx={chartLook}>
        {hasSpeeds && <SpeedChart key={trip.count} playback={playback} speedLimit={speedLimit} />}
      </Box>
      <PositionSlider key={trip.count} playback={playback} />
    </Box>
  )
}

function PointTime({ trip, index }: { trip: TripData; index: number }) {
  const format = useMapsFormat()
  const time = trip.times[index] ?? Number.NaN
  return (
    <Typography component="span" sx={{ fontSize: 13, color: 'text.secondary', whiteSpace: 'nowrap' }}>
      {Number.isNaN(time) ? '' : format.time(time)}
    </Typography>
  )
}

const roomyLook = {
  display: 'flex',
  alignItems: 'center',
  gap: 3,
  height: 124,
  m: 0,
  px: 2.5,
  py: 0,
  minWidth: 0,
  border: 0,
} as const

const phoneLook = { m: 0, minWidth: 0, height: 96, px: 1.5, pt: 0.25, pb: 0, border: 0 } as const

// The play button and the menu are as high as both lines of text.
const phoneRowLook = {
  display: 'grid',
  gridTemplate: '"play point rates menu" 28px "play place place menu" 20px / 48px 1fr auto 40px',
  alignItems: 'center',
  columnGap: 0.75,
  '& > button:first-of-type': { gridArea: 'play' },
  '& > button:not(:first-of-type)': { gridArea: 'menu', width: 40 },
} as const

const headingLook = {
  mr: 0.5,
  fontSize: 11,
  fontWeight: 700,
  letterSpacing: '.06em',
  color: 'text.secondary',
} as const

const positionLook = {
  position: 'relative',
  // The chart is 72 px high, on phones 22 px.
  pt: { xs: '5px', md: '55px' },
  // Draws the slider's thumb over the chart.
  '& > input': { position: 'relative', zIndex: 1 },
} as const

// Side margins of half a thumb align each speed with its point on the slider. The chart ends at the slider's track.
const chartLook = { position: 'absolute', inset: '0 9px 15px' } as const

// Leaves room for the scale of the chart.
const axisLook = { flex: 1, minWidth: 0, pl: 2.5 } as const

function PlayButtons({ playback }: { playback: Playback }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
      <StepButton playback={playback} by={-1} />
      <PlayButton playback={playback} />
      <StepButton playback={playback} by={1} />
    </Box>
  )
}

function PlayButton({ playback }: { playback: Playback }) {
  const texts = useMapsTexts()
  const playing = usePlaying(playback)
  return (
    <IconButton
      aria-label={playing ? texts.pause : texts.play}
      disabled={playback.trip.count < 2}
      onClick={() => playback.dispatch({ type: playing ? 'pause' : 'play' })}
      sx={{
        width: 48,
        height: 48,
        borderRadius: '50%',
        color: 'primary.contrastText',
        bgcolor: 'primary.main',
        '&:hover': { color: 'primary.contrastText', bgcolor: 'primary.dark' },
        '&.Mui-disabled': { bgcolor: 'action.disabledBackground' },
      }}
    >
      {playing ? <PauseRounded sx={{ fontSize: 28 }} /> : <PlayArrowRounded sx={{ fontSize: 28 }} />}
    </IconButton>
  )
}

function Steps({ playback }: { playback: Playback }) {
  return (
    <Box sx={{ display: 'flex' }}>
      <StepButton playback={playback} by={-1} />
      <StepButton playback={playback} by={1} />
    </Box>
  )
}

function StepButton({ playback, by }: { playback: Playback; by: 1 | -1 }) {
  const texts = useMapsTexts()
  const last = playback.trip.count - 1
  const atEnd = usePlaybackValue(playback, ({ index }) => (by > 0 ? index >= last : index <= 0))
  return (
    <IconButton
      aria-label={by > 0 ? texts.nextPoint : texts.previousPoint}
      disabled={atEnd}
      onClick={() => playback.dispatch({ type: 'step', by })}
      sx={{ width: { xs: 40, md: 44 }, height: 44, color: 'text.primary' }}
    >
      {by > 0 ? <SkipNextOutlined /> : <SkipPreviousOutlined />}
    </IconButton>
  )
}

/**
 * Shows the address of the current point while paused, if it can be looked up; otherwise the number of the point and
 * the colours of the speeds.
 */
function PlaceLine({ playback, findAddress }: Pick<PlaybackControlsProps, 'playback' | 'findAddress'>) {
  const index = usePlaybackValue(playback, (state) => (state.status === 'paused' ? state.index : 0))
  const { positions } = playback.trip
  if (!findAddress || index === 0)
    return (
      <Box sx={{ display: 'flex', gap: 1 }}>
        <PointNumber playback={playback} hasTime />
        <SpeedScale />
      </Box>
    )
  return (
    <PausedAddress
      lat={positions[index * 2 + 1] ?? 0}
      lng={positions[index * 2] ?? 0}
      findAddress={findAddress}
    />
  )
}

function PointNumber({ playback, hasTime = false }: { playback: Playback; hasTime?: boolean }) {
  const { tip, place } = usePointTexts(playback.trip)
  const point = useRef<HTMLElement>(null)
  useOnPoint(playback, (index) => {
    if (point.current) point.current.textContent = (hasTime && tip(index).time) || place(index)
  })
  return (
    <Box component="span" ref={point} sx={{ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' }} />
  )
}

/**
 * Shows the speed, time and number of the current point, or only the speed if it is short. A playback step changes them
 * without a React render.
 */
function PointReadout({ playback, isShort = false }: { playback: Playback; isShort?: boolean }) {
  const { tip } = usePointTexts(playback.trip)
  const speed = useRef<HTMLElement>(null)
  const time = useRef<HTMLElement>(null)
  useOnPoint(playback, (index) => {
    const texts = tip(index)
    if (speed.current) speed.current.textContent = texts.speed
    if (time.current) time.current.textContent = texts.time
  })
  return (
    <Box sx={readoutLook}>
      <Box sx={lineLook}>
        <Box component="span" ref={speed} sx={{ fontWeight: 700, color: 'text.primary' }} />
        {!isShort && <Box component="span" ref={time} />}
      </Box>
      {!isShort && <PointNumber playback={playback} />}
    </Box>
  )
}

const lineLook = { display: 'flex', columnGap: 1 } as const

// On a phone, the readout has two lines.
const readoutLook = {
  display: { xs: 'grid', md: 'flex' },
  columnGap: 1,
  minWidth: 0,
  overflow: 'hidden',
  fontSize: { xs: 12, md: 13 },
  lineHeight: '20px',
  whiteSpace: 'nowrap',
  color: 'text.secondary',
  fontVariantNumeric: 'tabular-nums',
} as const

const LEAP = 10

/** The action to seek to the previous or next stop; only timed trips have stops. */
interface ToStop {
  type: 'stop'
  by: 1 | -1
}

/**
 * Returns the action of a key while the focus is in the player; null for other keys. Space plays or pauses, arrows step
 * (with Shift by ten), Home and End seek to the ends, brackets seek to stops, and F follows the vehicle.
 */
function playerKey(
  key: string,
  shift: boolean,
  target: EventTarget,
  { status, count, following }: PlaybackState,
): PlaybackEvent | ToStop | null {
  const onSlider = target instanceof HTMLInputElement && target.type === 'range'
  if (target instanceof HTMLInputElement && !onSlider) return null
  const onButton = target instanceof HTMLButtonElement
  if (key === ' ' && !onButton) return { type: status === 'playing' ? 'pause' : 'play' }
  if (key === '[' || key === ']') return { type: 'stop', by: key === ']' ? 1 : -1 }
  if (key.toLowerCase() === 'f') return { type: 'follow', follow: !following }
  // A focused slider handles arrow keys, Home and End itself, unless Shift is held.
  if (onSlider && !shift) return null
  const by = shift ? LEAP : 1
  switch (key) {
    case 'ArrowRight':
      return { type: 'step', by }
    case 'ArrowLeft':
      return { type: 'step', by: -by }
    case 'Home':
      return { type: 'seek', index: 0 }
    case 'End':
      return { type: 'seek', index: count - 1 }
    default:
      return null
  }
}
