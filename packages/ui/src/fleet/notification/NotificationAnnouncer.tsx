'use client'

import Box from '@mui/material/Box'
import { VisuallyHidden } from '../../kit/VisuallyHidden/VisuallyHidden.tsx'
import { useFormat } from '../../locales/LocaleProvider.tsx'
import type { InboxItem } from '@sikud/api'
import { useNotificationTexts } from './texts.ts'

export interface NotificationAnnouncerProps {
  /** New items, newest first. Pass an empty array at first, and a new array whenever items arrive. */
  news: readonly InboxItem[]
}

/** Announces new items politely to screen readers, in one sentence. */
export function NotificationAnnouncer({ news }: NotificationAnnouncerProps) {
  const notification = useNotificationTexts()
  const format = useFormat()
  const [latest] = news
  return (
    <Box component="output" sx={{ position: 'fixed', bottom: 0, left: 0 }}>
      {latest && (
        <VisuallyHidden>
          {news.length === 1
            ? notification.news(latest.title)
            : notification.newsOfMany(format.number(news.length), latest.title)}
        </VisuallyHidden>
      )}
    </Box>
  )
}
