'use client'
import { QueryClientProvider } from '@tanstack/react-query'
import { createElement, useState, type ReactNode } from 'react'
import { FleetAppContext, type FleetApp } from './FleetApp.ts'
import { LeftListsContext } from './leftLists.ts'
import { createQueryClient } from './queryClient.ts'

/** Gives the app and an empty query cache to the hooks of this entry. Mount it anew (`key`) for each session. */
export function FleetAppProvider({ app, children }: { app: FleetApp; children: ReactNode }) {
  const texts = app.useTexts() // oxlint-disable-line react/hooks -- the app is created once
  const [leftLists] = useState(() => new Map<string, string>())
  const [queryClient] = useState(() => {
    const { navigation, notifier, session } = app
    const token = session.token()
    return createQueryClient((kind, message, at) => {
      // The write belongs to an earlier session: shows no notice about it.
      if (session.token() !== token) return
      const link = at === undefined ? undefined : { label: texts.openIt, onClick: () => navigation.go(at) }
      notifier.notify(kind, message, { link })
    }, texts.saved)
  })
  return createElement(
    QueryClientProvider,
    { client: queryClient },
    createElement(
      FleetAppContext,
      { value: app },
      createElement(LeftListsContext, { value: leftLists }, children),
    ),
  )
}
