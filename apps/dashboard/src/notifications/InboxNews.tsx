import type { NotificationRules } from '@sikud/api'
import { knownKind, NotificationAnnouncer } from '@sikud/ui/notification'
import type { InboxItem } from '@sikud/ui/notification'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useServices } from '../services.ts'
import { chime } from './chime.ts'
import { INBOX_LIMIT } from './inboxItems.ts'
import { isQuiet, useSound } from './useSound.ts'

/** Announces new notifications to screen readers, and plays a sound if the user has turned the sound on. */
export function InboxNews({ items }: { items: readonly InboxItem[] }) {
  const { client } = useServices()
  const [sound] = useSound()
  const rules = useQuery({ ...client.query('getNotificationRules'), enabled: sound })
  const [{ known, news }, setSeen] = useState<{ known: readonly InboxItem[]; news: readonly InboxItem[] }>({
    known: items,
    news: [],
  })
  if (items !== known) {
    const added = newsAmong(items, known)
    setSeen({ known: items, news: added.length > 0 ? added : news })
  }
  const ring = useEffectEvent(() => {
    if (!sound || !rules.data || isQuiet(rules.data, new Date())) return
    const { channels } = rules.data
    if (news.some(({ kind }) => mayRing(channels, kind))) void chime.ring()
  })
  useEffect(() => {
    if (news.length > 0) ring()
  }, [news])
  return <NotificationAnnouncer news={news} />
}

function mayRing(channels: NotificationRules['channels'], kind: string | undefined): boolean {
  const known = knownKind(kind)
  return known === null || (channels?.[known]?.sound ?? true)
}

/** Returns the unread items that are new compared with `known`, or whose `count` has grown; newest first. */
export function newsAmong(items: readonly InboxItem[], known: readonly InboxItem[]): InboxItem[] {
  const counts = new Map(known.map(({ id, count = 1 }) => [id, count]))
  const oldest = known.length < INBOX_LIMIT ? -Infinity : Date.parse(known.at(-1)?.at ?? '')
  return items.filter(
    ({ id, read, at, count = 1 }) =>
      !read &&
      count > (counts.get(id) ?? 0) &&
      // When the user deletes an item from a full list, an older item takes its place. That item is older than all
      // known items, so it is not new.
      (counts.has(id) || Date.parse(at) >= oldest),
  )
}
