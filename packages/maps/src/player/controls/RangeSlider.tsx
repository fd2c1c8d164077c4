'use client'
import { styled } from '@mui/material/styles'
import { type ComponentProps, type ComponentType, useRef } from 'react'
import { chipRadius, markRadius } from '@sikud/ui/status'
import { useMapsTexts } from '../../locales/useMapsTexts.ts'
import type { Playback } from '../../playback/createPlayback.ts'
import { useOnPoint } from '../../playback/usePlayback.ts'
import { usePointTexts } from '../../texts/usePointTexts.ts'

/**
 * Renders a styled native range input. It updates ten times faster than MUI's Slider and has the keyboard support of
 * the browser. The custom property `--at`, from 0 to 1, sets the end of the filled part.
 */
export const RangeSlider: ComponentType<ComponentProps<'input'>> = styled('input')(({ theme }) => {
  const { palette } = theme.vars ?? theme
  const thumb = {
    width: 18,
    height: 18,
    border: `3px solid ${palette.background.paper}`,
    borderRadius: '50%',
    background: palette.primary.main,
    boxShadow: `0 0 0 1px ${palette.primary.main}`,
  }
  const track = {
    height: 6,
    borderRadius: markRadius,
    background: `linear-gradient(to right, ${palette.primary.main} calc(var(--at, 0) * 100%), ${palette.divider} 0)`,
    '@media (forced-colors: active)': { outline: '1px solid' },
  }
  return {
    appearance: 'none',
    display: 'block',
    width: '100%',
    height: 32,
    margin: 0,
    background: 'transparent',
    cursor: 'pointer',
    touchAction: 'pan-y',
    '&::-webkit-slider-runnable-track': track,
    '&::-moz-range-track': track,
    '&::-webkit-slider-thumb': { ...thumb, appearance: 'none', marginTop: -6 },
    '&::-moz-range-thumb': { ...thumb, boxSizing: 'border-box' },
    '&:focus-visible': {
      outline: `2px solid ${palette.primary.main}`,
      outlineOffset: 2,
      borderRadius: chipRadius,
    },
    '&:disabled': { cursor: 'default', opacity: 0.5 },
  }
})

/**
 * Renders a slider over the points of the trip. A playback step changes the element without a React render. Playback
 * waits while the user holds the thumb, so that the thumb stays under the pointer.
 */
export function PositionSlider({ playback }: { playback: Playback }) {
  const texts = useMapsTexts()
  const { spoken } = usePointTexts(playback.trip)
  const input = useRef<HTMLInputElement>(null)
  const last = Math.max(0, playback.trip.count - 1)

  useOnPoint(playback, (index) => {
    if (!input.current) return
    input.current.value = String(index)
    input.current.style.setProperty('--at', String(last === 0 ? 0 : index / last))
    input.current.setAttribute('aria-valuetext', spoken(index))
  })

  return (
    <RangeSlider
      ref={input}
      type="range"
      min={0}
      max={last}
      step={1}
      defaultValue={playback.getState().index}
      disabled={last === 0}
      aria-label={texts.position}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        playback.dispatch({ type: 'hold', held: true })
      }}
      onLostPointerCapture={() => playback.dispatch({ type: 'hold', held: false })}
      onInput={(event) => playback.dispatch({ type: 'seek', index: event.currentTarget.valueAsNumber })}
    />
  )
}
