'use client'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import type { InboxItem, NotificationChannels, NotificationRules } from '../../models.ts'
import { useFleetClient } from '../FleetApp.ts'
import { chime } from './chime.ts'
import { useInbox } from './InboxProvider.ts'
import { INBOX_LIMIT } from '../../inboxItems.ts'
import { isQuiet, useSound } from './useSound.ts'

/**
 * Returns the latest new notifications, for `NotificationAnnouncer`, and plays a sound for them if the user has turned
 * the sound on. Mount it when the inbox is loaded.
 */
export function useInboxNews(): readonly InboxItem[] {
  const { items } = useInbox()
  const [sound] = useSound()
  const client = useFleetClient()
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
    if (!sound || !rules.data || isQuiet(rules.data, new Date(client.serverNow()))) return
    const { channels } = rules.data
    if (news.some(({ kind }) => mayRing(channels, kind))) void chime.ring()
  })
  useEffect(() => {
    if (news.length > 0) ring()
  }, [news])
  return news
}

function mayRing(channels: NotificationRules['channels'], kind = ''): boolean {
  const byKind: Record<string, NotificationChannels | undefined> = channels ?? {}
  return byKind[kind]?.sound ?? true
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
