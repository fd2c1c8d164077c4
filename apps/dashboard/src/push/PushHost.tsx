import { lazyPart } from '@sikud/ui/lazy'
import { useEffect, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { paths } from '../paths.ts'
import { useServices } from '../services.ts'
import { pushOf } from './pushOf.ts'
import { useBannerRest, usePushWish } from './pushWish.ts'
import { useMessages } from './useMessages.ts'

const PushBanner = lazyPart(async () => (await import('@sikud/ui/push')).PushBanner)

/** Pages that show the banner that offers push; on other pages the banner would cover forms. */
const offeredAt: readonly string[] = [paths.home, paths.notification]

/** Registers this browser for push on every page, receives messages, and shows a banner that offers push. */
export function PushHost() {
  const services = useServices()
  const push = pushOf(services)
  const { permission } = useSyncExternalStore(push.subscribe, push.state)
  const [wish, setWish] = usePushWish()
  const [isResting, rest] = useBannerRest()
  const { pathname } = useLocation()
  useMessages(push)

  useEffect(() => push.follow(wish !== 'off'), [push, wish])
  useEffect(
    () =>
      services.session.subscribe((change) => {
        if (change === 'signed-out') push.leave()
      }),
    [services, push],
  )

  async function accept() {
    rest()
    setWish('on')
    await push.turnOn()
  }

  const isOffered = permission === 'default' && wish !== 'off' && !isResting
  if (!isOffered || !offeredAt.includes(pathname)) return null
  return <PushBanner onAccept={() => void accept()} onDismiss={rest} />
}
