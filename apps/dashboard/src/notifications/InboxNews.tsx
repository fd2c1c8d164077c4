import { notificationQueries } from '@sikud/api/queries'
import { NotificationAnnouncer } from '@sikud/ui/notification'
import type { InboxItem } from '@sikud/ui/notification'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useServices } from '../services.ts'
import { chime } from './chime.ts'
import type { Inbox } from './Inbox.ts'
import { isQuiet } from './isQuiet.ts'
import { notificationClient } from './notificationClient.ts'
import { newsAmong } from './serverItems.ts'
import { useSound } from './useSound.ts'

const nothing: InboxItem[] = []

/** Says what comes in, in words for screen readers and, where the user wants it, by a sound; never what was there at first. */
export function InboxNews({ inbox }: { inbox: Inbox }) {
  const { connection } = useServices()
  const [sound] = useSound()
  const rules = useQuery({ ...notificationQueries(notificationClient(connection)).rules(), enabled: sound })
  const [news, setNews] = useState(nothing)

  const tell = useEffectEvent((items: InboxItem[]) => {
    setNews(items)
    if (sound && rules.data && !isQuiet(rules.data, new Date())) void chime.ring()
  })

  useEffect(() => {
    let before = inbox.state()
    return inbox.subscribe(() => {
      const now = inbox.state()
      const items = before.loaded ? newsAmong(now.items, before.items) : nothing
      before = now
      if (items.length > 0) tell(items)
    })
  }, [inbox])

  return <NotificationAnnouncer news={news} />
}
