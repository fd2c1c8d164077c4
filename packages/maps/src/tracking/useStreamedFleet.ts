'use client'
import type { Id } from '@sikud/api'
import type { Follower, FollowState } from '@sikud/api/live'
import { warnAfter } from '@sikud/ui/lazy'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { FleetChanges, FleetSnapshot } from '../fleet/store/fleetPosition.ts'
import { FleetStore } from '../fleet/store/FleetStore.ts'
import { useMapsLanguage } from '../locales/useMapsTexts.ts'
import { type FleetMemory, useKeptFleet } from './useKeptFleet.ts'

/** The callbacks that receive the live fleet. */
export interface FleetListener {
  /** Only this depot and the depots below it; undefined for the whole fleet. */
  groupId: Id | undefined
  onSnapshot: (snapshot: FleetSnapshot) => void
  onChanges: (changes: FleetChanges) => void
  onState: (state: FollowState) => void
}

/** A connection to the live fleet; `setLanguage` sets the language of the server's messages. */
export interface FleetFollower extends Follower {
  setLanguage?: (language: string) => void
}

/** Connects to the live fleet, such as `(listener) => followFleet({ client, ...listener })`. */
export type FollowLive = (listener: FleetListener) => FleetFollower

const connecting: FollowState = { phase: 'connecting', error: null }

/** Receives the live positions of the fleet, or of one depot, through the stream while the page is visible. */
export function useStreamedFleet(
  follow: FollowLive,
  { single, groupId, memory }: { single: boolean; groupId: string | null; memory: FleetMemory | undefined },
) {
  const [fleet] = useState(() => new FleetStore({ single }))
  const [reported, setReported] = useState({ groupId, state: connecting })
  // Ignores a connection state that belongs to the previous depot.
  const state = reported.groupId === groupId ? reported.state : connecting
  // Before the effect below, because that effect empties the fleet when the user leaves the page.
  useKeptFleet(memory, fleet, state.phase, groupId)
  const language = useMapsLanguage()
  const follower = useRef<FleetFollower | null>(null)
  // An effect event, because the app may pass a new function at each render.
  const connect = useEffectEvent(follow)
  useEffect(() => {
    let isOpen = true
    const listener: FleetListener = {
      groupId: groupId ?? undefined,
      onSnapshot: (snapshot) => fleet.takeSnapshot(snapshot),
      onChanges: (changes) => fleet.takeChanges(changes),
      onState: (next) => setReported({ groupId, state: next }),
    }
    const made = connect(warnIfSilent(listener, () => isOpen))
    follower.current = made
    const undo = followWhileSeen(made)
    return () => {
      isOpen = false
      undo()
      made.stop()
      empty(fleet)
    }
  }, [fleet, groupId])
  useEffect(() => follower.current?.setLanguage?.(language), [language])
  return { fleet, connection: state.phase, error: state.error, retry: () => follower.current?.retryNow() }
}

/** A connection reports its state within this time in ms, even if the server does not respond. */
const SILENT_MS = 20_000

/** Warns the developer if a connection that is still open reports nothing, such as that of a worker without code. */
export function warnIfSilent(listener: FleetListener, isOpen: () => boolean): FleetListener {
  let isSilent = true
  const heard =
    <News>(tell: (news: News) => void) =>
    (news: News) => {
      isSilent = false
      tell(news)
    }
  warnAfter(
    SILENT_MS,
    () => isSilent && isOpen(),
    'LiveFleet gets no positions: `follow` reports nothing. The script of its worker must call serveFollower() of @sikud/api/live-worker.',
  )
  return {
    ...listener,
    onSnapshot: heard(listener.onSnapshot),
    onChanges: heard(listener.onChanges),
    onState: heard(listener.onState),
  }
}

/** Empties the store, so that the map does not show vehicles of the previous depot. */
function empty(fleet: FleetStore) {
  fleet.loaded = false
  const removed = fleet.vehicles.flatMap((vehicle) => (vehicle ? [vehicle.device.id] : []))
  fleet.takeChanges({ removed, serverOffset: fleet.serverNow() - Date.now() })
}

/** The connection closes after the tab has been hidden for this time. */
const HIDDEN_MS = 10_000

/** The objects that fire visibility and network events. They are a parameter, so that tests can replace them. */
interface Page {
  document: EventTarget & { readonly hidden: boolean }
  window: EventTarget
}

/**
 * Pauses the connection to the live fleet while the tab is hidden, and retries at once when the network is back.
 * Returns a function that removes the listeners.
 */
export function followWhileSeen(
  follower: Pick<Follower, 'pause' | 'resume' | 'retryNow'>,
  { document, window }: Page = globalThis,
): () => void {
  let hiding: ReturnType<typeof setTimeout> | undefined
  const onVisibility = () => {
    clearTimeout(hiding)
    if (document.hidden) hiding = setTimeout(() => follower.pause(), HIDDEN_MS)
    else follower.resume()
  }
  const onOnline = () => follower.retryNow()
  document.addEventListener('visibilitychange', onVisibility)
  window.addEventListener('online', onOnline)
  if (document.hidden) onVisibility()
  return () => {
    clearTimeout(hiding)
    document.removeEventListener('visibilitychange', onVisibility)
    window.removeEventListener('online', onOnline)
  }
}
