'use client'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { messageOf } from '../failures.ts'
import { useFleetApp, useStored } from '../FleetApp.ts'
import type { Push } from './createPush.ts'
import type { PushTest } from './pushState.ts'

const DISMISSED_FOR_MS = 14 * 24 * 3_600_000

/** Registers this browser for push while the user wants it; returns whether to offer push, and both answers. */
export function usePush(push: Push) {
  const { session } = useFleetApp()
  const { permission } = useSyncExternalStore(push.subscribe, push.state, push.state)
  const [wish, setWish] = usePushWish()
  const [isResting, rest] = useBannerRest()

  useEffect(() => push.follow(wish !== 'off'), [push, wish])
  useEffect(
    () =>
      session.subscribe((change) => {
        if (change === 'signed-out') push.leave()
      }),
    [session, push],
  )

  return {
    isOffered: permission === 'default' && wish !== 'off' && !isResting,
    onAccept: () => {
      rest()
      setWish('on')
      void push.turnOn()
    },
    onDismiss: rest,
  }
}

/** Returns the props of `PushSettings`: the state of push in this browser, and the test that shows `message`. */
export function usePushSettings(push: Push, message: { title: string; body: string }) {
  const state = useSyncExternalStore(push.subscribe, push.state, push.state)
  const [, setWish] = usePushWish()
  const [test, setTest] = useState<PushTest>({ result: 'none' })

  function tryOut() {
    setTest({ result: 'sending' })
    push.test(message).then(
      (result) => setTest({ result }),
      (error: unknown) => setTest({ result: 'failed', message: messageOf(error) }),
    )
  }

  return {
    state,
    test,
    onTest: tryOut,
    onChange: (on: boolean) => {
      setWish(on ? 'on' : 'off')
      setTest({ result: 'none' })
      void (on ? push.turnOn() : push.turnOff())
    },
  }
}

/**
 * Returns whether the user wants push in this browser, and the function that stores the choice. Without a stored choice
 * the value is undefined, which counts as `on`.
 */
function usePushWish() {
  return useStored<'on' | 'off' | undefined>('push', parseWish, undefined)
}

/** Returns whether the banner is hidden, and the function that hides it for two weeks. */
function useBannerRest(): [isResting: boolean, rest: () => void] {
  const [since, setSince] = useStored<number>('pushBanner', parseRest, 0)
  return [since > 0, () => setSince(Date.now())]
}

/** Parses a stored choice; undefined if it is invalid. */
function parseWish(stored: string): 'on' | 'off' | undefined {
  return stored === 'on' || stored === 'off' ? stored : undefined
}

/** Parses the time when the user hid the banner (epoch ms); undefined if it is in the future or over two weeks ago. */
function parseRest(stored: string): number | undefined {
  const past = Date.now() - Number(stored)
  return past >= 0 && past < DISMISSED_FOR_MS ? Number(stored) : undefined
}
