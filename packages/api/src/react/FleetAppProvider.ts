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
    const queryClient = createQueryClient((kind, message, at, run) => {
      // The write belongs to an earlier session: shows no notice about it.
      if (session.token() !== token) return
      notifier.notify(kind, message, {
        link:
          at !== undefined
            ? { label: texts.openIt, onClick: () => navigation.go(at) }
            : run !== undefined
              ? { label: texts.undo.label, onClick: () => undo(run) }
              : undefined,
      })
    }, texts.saved)
    function undo(run: number) {
      const write = app.client.mutation('undoChange', { id: run })
      // The query client shows the result, also an error.
      void queryClient
        .getMutationCache()
        .build(queryClient, write)
        .execute({})
        .catch(() => {})
    }
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
