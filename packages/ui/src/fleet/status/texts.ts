'use client'

import { createTexts } from '../../locales/createTexts.ts'
import { simulatedTexts, statusTexts } from '../../status/fleetStatus.ts'

export const id = {
  ...statusTexts.id,
  simulated: simulatedTexts.id,
  simulatedColumn: 'Keterangan',
  simulatedHint: 'Data ini disimulasikan, bukan dari perangkat sungguhan.',
}

export type StatusTexts = typeof id

declare module '@sikud/ui/locales' {
  interface Catalogues {
    status: StatusTexts
  }
}

/** Returns the texts about the status of a vehicle and about simulated data. */
export const useStatusTexts = createTexts('status', id, () => import('./texts.en.ts'))
