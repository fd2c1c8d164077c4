'use client'
import { QueryClientProvider } from '@tanstack/react-query'
import { createElement, useState, type ReactNode } from 'react'
import { FleetAppContext, type FleetApp } from './FleetApp.ts'
import { LeftListsContext } from './leftLists.ts'
import { createQueryClient, undoRun } from './queryClient.ts'

/** Gives the app and an empty query cache to the hooks of this entry. Mount it anew (`key`) for each session. */
export function FleetAppProvider({ app, children }: { app: FleetApp; children: ReactNode }) {
  const texts = app.useTexts() // oxlint-disable-line react/hooks -- the app is created once
  const [leftLists] = useState(() => new Map<string, string>())
  const [queryClient] = useState(() => {
    const { navigation, notifier, session } = app
    const token = session.token()
    const queryClient = createQueryClient((kind, message, at, run) => {
      // The write belongs to an earlier session: shows no notice about it.
      if (session.token() !== token) return
      const open = at !== undefined && { label: texts.openIt, onClick: () => navigation.go(at) }
      const undo = run !== undefined && {
        label: texts.undo.label,
        onClick: () => void undoRun(queryClient, app.client, run),
      }
      notifier.notify(kind, message, { link: open || undo || undefined })
    }, texts.saved)
    return queryClient
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
