'use client'
import { createTexts } from '@sikud/ui/locales'
import { id, type SessionsTexts } from '../locales/id/sessions.ts'

declare module '@sikud/ui/locales' {
  interface Catalogues {
    sessions: SessionsTexts
  }
}

/** Returns the texts of the session list, its filter, the comparison and the link to a trip. */
export const useSessionsTexts = createTexts('sessions', id, () => import('../locales/en/sessions.ts'))
