'use client'
import { useCallback, useEffect, useState } from 'react'
import { useMap } from '../../BaseMap/MapContext.ts'
import { MapNotice } from '../../BaseMap/MapNotice.tsx'
import { useMapsTexts } from '../../locales/useMapsTexts.ts'
import { aheadOfTime } from '../../parts/mapPart.ts'
import { useMapColours } from '../../look/useMapColours.ts'
import type { Playback } from '../../playback/createPlayback.ts'
import type * as TrailOverlayModule from '../trail/createTrailOverlay.ts'
import type { TrailOverlay } from '../trail/createTrailOverlay.ts'
import { headOf } from '../../playback/playbackMachine.ts'

type TrailModule = typeof TrailOverlayModule

const loadTrail = aheadOfTime(() => import('../trail/createTrailOverlay.ts'))

/** Draws the travelled trail, coloured by speed; loads deck.gl after the map has painted. */
export function TripTrail({ playback }: { playback: Playback }) {
  const texts = useMapsTexts()
  const { module, failed } = useTrailModule()
  const [contexts, setContexts] = useState(0)
  const renew = useCallback(() => setContexts((count) => count + 1), [])
  if (failed) return <MapNotice>{texts.trailFailed}</MapNotice>
  return module && <Trail key={contexts} module={module} playback={playback} onContextRestored={renew} />
}

interface TrailProps {
  module: TrailModule
  playback: Playback
  /** Called when a lost WebGL context is restored; the parent must then create the trail again. */
  onContextRestored: () => void
}

function Trail({ module, playback, onContextRestored }: TrailProps) {
  const map = useMap()
  const colours = useMapColours()
  useEffect(() => {
    const overlay = module.createTrailOverlay(map, playback.trip, colours, onContextRestored)
    const stopFollowing = followPlayback(playback, overlay)
    return () => {
      stopFollowing()
      overlay.remove()
    }
  }, [map, module, playback, colours, onContextRestored])
  return null
}

function followPlayback(playback: Playback, overlay: TrailOverlay) {
  const move = () => {
    const state = playback.getState()
    overlay.moveTo(headOf(state), state.status === 'playing')
  }
  move()
  return playback.subscribe(move)
}

function useTrailModule() {
  const map = useMap()
  const [module, setModule] = useState<TrailModule | null>(null)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    let wanted = true
    const load = () =>
      loadTrail().then(
        (loaded) => wanted && setModule(loaded),
        () => wanted && setFailed(true),
      )
    map.once('render', () => requestAnimationFrame(() => void load()))
    map.triggerRepaint()
    return () => {
      wanted = false
    }
  }, [map])
  return { module, failed }
}
