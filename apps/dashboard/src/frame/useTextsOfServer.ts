import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { usePreferences } from '../Preferences.tsx'

/** Loads again what the server writes in the language of the page, such as notifications, when the language changes. */
export function useTextsOfServer(): void {
  const { language } = usePreferences()
  const queryClient = useQueryClient()
  const shown = useRef(language)
  useEffect(() => {
    if (shown.current === language) return
    shown.current = language
    // The inbox would only ask for changes.
    void queryClient.resetQueries({ queryKey: ['inbox'] })
    void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'inbox' })
  }, [language, queryClient])
}
