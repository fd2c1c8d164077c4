'use client'

import { createContext, use, useCallback, useRef, useState, type ReactNode } from 'react'
import { ConfirmDialog, type ConfirmQuestion } from './ConfirmDialog.tsx'

/** Asks the user. The promise resolves to true if the user confirms. */
export type Confirm = (question?: ConfirmQuestion) => Promise<boolean>

const ConfirmContext = createContext<Confirm | null>(null)

/** Provides `useConfirm`. Place it only around pages of signed-in users, so that guest pages do not load the dialog. */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [question, setQuestion] = useState<ConfirmQuestion>({})
  const [open, setOpen] = useState(false)
  const answer = useRef<(confirmed: boolean) => void>(null)

  const confirm = useCallback<Confirm>((asked = {}) => {
    // A new question cancels the one that is still open.
    answer.current?.(false)
    setQuestion(asked)
    setOpen(true)
    return new Promise<boolean>((resolve) => {
      answer.current = resolve
    })
  }, [])

  function give(confirmed: boolean) {
    setOpen(false)
    answer.current?.(confirmed)
    answer.current = null
  }

  return (
    <ConfirmContext value={confirm}>
      {children}
      <ConfirmDialog {...question} open={open} onAnswer={give} />
    </ConfirmContext>
  )
}

/** Returns the function that asks the user before an irreversible action. */
export function useConfirm(): Confirm {
  const confirm = use(ConfirmContext)
  if (!confirm)
    throw new Error('useConfirm found no provider: put <ConfirmProvider> of @sikud/ui around the app.')
  return confirm
}
