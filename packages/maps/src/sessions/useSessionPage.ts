'use client'
import type { GpsSession } from '@sikud/api'
import { useState } from 'react'
import { sessionKey } from '../trip/sessionList.ts'

export const SESSIONS_A_PAGE = 12

/** The page of sessions that is open: the one with the selected session, until the visitor turns it. */
export function useSessionPage(sessions: readonly GpsSession[], selectedKey: string | null) {
  const pages = Math.ceil(sessions.length / SESSIONS_A_PAGE)
  const [turned, setTurned] = useState<{ page: number; whileSelected: string | null } | null>(null)
  const chosen = turned?.whileSelected === selectedKey ? turned.page : pageOf(sessions, selectedKey)
  return {
    page: Math.min(chosen, Math.max(0, pages - 1)),
    pages,
    setPage: (page: number) => setTurned({ page, whileSelected: selectedKey }),
  }
}

function pageOf(sessions: readonly GpsSession[], key: string | null) {
  const index = key === null ? -1 : sessions.findIndex((session) => sessionKey(session) === key)
  return index < 0 ? 0 : Math.floor(index / SESSIONS_A_PAGE)
}
