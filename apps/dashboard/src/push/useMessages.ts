import { usePushTexts } from '@sikud/ui/push'
import { useEffect, useEffectEvent, useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { useInbox } from '@sikud/api/react'
import { useServices } from '../services.ts'
import { createToasts, followWorker } from '@sikud/api/react'
import type { Push, PushedMessage } from '@sikud/api/react'
import { paths } from '../paths.ts'
import { messageItem } from './messageItem.ts'

/** Adds push messages to the inbox, shows them as toasts on a visible page, and opens the page of a clicked message. */
export function useMessages(push: Push): void {
  const { notifier } = useServices()
  const texts = usePushTexts()
  const inbox = useInbox()
  const navigate = useNavigate()

  const take = useEffectEvent((message: PushedMessage) => {
    const item = messageItem(message, window.location.href)
    void inbox.add(item)
    return item
  })
  const toast = useMemo(
    () =>
      createToasts({
        show: (text, to) => notifier.notify('info', text, { onClick: () => void navigate(to) }),
        several: texts.several,
        allTo: paths.notification,
      }),
    [notifier, navigate, texts],
  )
  const receive = useEffectEvent((message: PushedMessage) => {
    const item = take(message)
    if (document.visibilityState === 'visible') toast(item)
  })
  const open = useEffectEvent((message: PushedMessage) => {
    const { to } = take(message)
    const { pathname, search } = window.location
    if (pathname + search !== to) void navigate(to)
  })

  useEffect(() => push.onMessage((message) => receive(message)), [push])
  useEffect(
    () => followWorker({ onHidden: (message) => void take(message), onClick: (message) => open(message) }),
    [],
  )
}
