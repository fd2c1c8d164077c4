'use client'
import { useEffect, useEffectEvent, useMemo } from 'react'
import { useFleetApp } from '../FleetApp.ts'
import { useInbox } from '../inbox/InboxProvider.ts'
import type { Push } from './createPush.ts'
import { createToasts } from './createToasts.ts'
import { followWorker } from './followWorker.ts'
import { messageItem } from './messageItem.ts'
import type { PushedMessage } from './pushState.ts'

/**
 * Adds push messages to the inbox, shows them as toasts on a visible page, and opens the page of a clicked message.
 * `several` returns the text of a toast for several messages. `allTo` opens for them, and for a message without a page.
 */
export function usePushMessages(push: Push, several: (count: number) => string, allTo: string): void {
  const { navigation, notifier } = useFleetApp()
  const inbox = useInbox()

  const take = useEffectEvent((message: PushedMessage) => {
    const item = messageItem(message, window.location.href, allTo)
    void inbox.add(item)
    return item
  })
  const toast = useMemo(
    () =>
      createToasts({
        show: (text, to) => notifier.notify('info', text, { onClick: () => navigation.go(to) }),
        several,
        allTo,
      }),
    [notifier, navigation, several, allTo],
  )
  const receive = useEffectEvent((message: PushedMessage) => {
    const item = take(message)
    if (document.visibilityState === 'visible') toast(item)
  })
  const open = useEffectEvent((message: PushedMessage) => {
    const { to } = take(message)
    const { pathname, search } = window.location
    if (pathname + search !== to) navigation.go(to)
  })

  useEffect(() => push.onMessage((message) => receive(message)), [push])
  useEffect(
    () => followWorker({ onHidden: (message) => void take(message), onClick: (message) => open(message) }),
    [],
  )
}
