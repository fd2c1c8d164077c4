import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react'
import type { ComponentType } from 'react'
import { useLocation } from 'react-router-dom'
import { paths } from '../paths.ts'
import { useServices } from '../services.ts'
import { pushOf } from './pushOf.ts'
import { useBannerRest, usePushWish } from './pushWish.ts'
import { useMessages } from './useMessages.ts'

type BannerActions = { onAccept: () => void; onDismiss: () => void }

const PushBanner = lazy<ComponentType<BannerActions>>(() =>
  import('@sikud/ui/push').then(
    (push) => ({ default: push.PushBanner }),
    () => ({ default: () => null }),
  ),
)

/** Where news are read: on other pages the banner would lie over what somebody is working on. */
const offeredAt: readonly string[] = [paths.home, paths.notification]

/** Push behind every page: registers this browser, takes what comes, and offers to ask where nobody was asked yet. */
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
  return (
    <Suspense>
      <PushBanner onAccept={() => void accept()} onDismiss={rest} />
    </Suspense>
  )
}
