import { namesFields, usePageWrite } from '@sikud/api/react'
import { FactorDialog } from '@sikud/ui/account'
import { useFleetClient } from '../../services.ts'
import { silently } from './silently.ts'

/** Turns on the second factor of the signed-in user. Returns the function that starts this, and the dialog. */
export function useFactorEnrolment(onClose?: () => void) {
  const { mutation } = useFleetClient()
  // These two requests show no message after success, because the dialog shows the result.
  const start = usePageWrite(silently(mutation('startFactor')))
  const confirm = usePageWrite(silently(mutation('confirmFactor')), namesFields)
  return {
    begin: () => start.mutate(),
    isBusy: start.isPending,
    isOpen: start.data !== undefined,
    dialog: start.data && (
      <FactorDialog
        seed={start.data}
        onConfirm={(code) => confirm.mutateAsync({ body: { code } })}
        onClose={() => {
          // Removes the key and the codes from memory when the dialog closes.
          start.reset()
          confirm.reset()
          onClose?.()
        }}
      />
    ),
  }
}
