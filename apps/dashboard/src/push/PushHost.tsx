import { usePush, usePushMessages } from '@sikud/api/react'
import { lazyPart } from '@sikud/ui/lazy'
import { usePushTexts } from '@sikud/ui/push'
import { useLocation } from 'react-router-dom'
import { paths } from '../paths.ts'
import { useServices } from '../services.ts'
import { pushOf } from './pushOf.ts'

const PushBanner = lazyPart(async () => (await import('@sikud/ui/push')).PushBanner)

/** Pages that show the banner that offers push; on other pages the banner would cover forms. */
const offeredAt: readonly string[] = [paths.home, paths.notification]

/** Registers this browser for push on every page, receives messages, and shows a banner that offers push. */
export function PushHost() {
  const push = pushOf(useServices())
  const { isOffered, ...answers } = usePush(push)
  const { several } = usePushTexts()
  const { pathname } = useLocation()
  usePushMessages(push, several, paths.notification)
  return isOffered && offeredAt.includes(pathname) && <PushBanner {...answers} />
}
