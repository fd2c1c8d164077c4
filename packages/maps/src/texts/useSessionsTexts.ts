'use client'
import { sessions as id } from '../locales/id/sessions.ts'
import { useCatalogue } from '../locales/useCatalogue.ts'

/** Returns the texts of the session list, its filter, the comparison and the link to a trip. */
export function useSessionsTexts() {
  return useCatalogue('sessions', id, (texts) => texts.sessions)
}
