'use client'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useFleetApp } from '../FleetApp.ts'
import type { Push } from './createPush.ts'
import type { PushTest } from './pushState.ts'
import { useBannerRest, usePushWish } from './usePushWish.ts'

/** Registers this browser for push while the user wants it; returns whether to offer push, and both answers. */
export function usePush(push: Push) {
  const { session } = useFleetApp()
  const { permission } = useSyncExternalStore(push.subscribe, push.state)
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
  const state = useSyncExternalStore(push.subscribe, push.state)
  const [, setWish] = usePushWish()
  const [test, setTest] = useState<PushTest>({ result: 'none' })

  async function tryOut() {
    setTest({ result: 'sending' })
    try {
      setTest({ result: await push.test(message) })
    } catch (error) {
      setTest({ result: 'failed', message: error instanceof Error ? error.message : String(error) })
    }
  }

  return {
    state,
    test,
    onTest: () => void tryOut(),
    onChange: (on: boolean) => {
      setWish(on ? 'on' : 'off')
      setTest({ result: 'none' })
      void (on ? push.turnOn() : push.turnOff())
    },
  }
}
