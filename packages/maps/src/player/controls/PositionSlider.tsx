'use client'
import { useRef } from 'react'
import { useMapsTexts } from '../../locales/MapsLocaleProvider.tsx'
import type { Playback } from '../../playback/createPlayback.ts'
import { RangeSlider } from './RangeSlider.tsx'
import { useOnPoint } from '../../playback/usePlayback.ts'
import { usePointTexts } from '../../texts/usePointTexts.ts'

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
