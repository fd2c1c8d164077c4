import { securityMutations } from '@sikud/api/queries'
import { FactorDialog } from '@sikud/ui/account'
import { namesFields } from '../../failures.ts'
import { useFleetClient } from '../../services.ts'
import { silently } from './silently.ts'
import { usePageWrite } from './usePageWrite.ts'

/** Returns what turns the own second factor on: a function that begins, and the dialog that follows. */
export function useFactorEnrolment(onClose?: () => void) {
  const mutations = securityMutations(useFleetClient())
  // The dialog shows the result.
  const start = usePageWrite(silently(mutations.startFactor()))
  const confirm = usePageWrite(silently(mutations.confirmFactor()), namesFields)
  return {
    begin: () => start.mutate(undefined),
    isBusy: start.isPending,
    isOpen: start.data !== undefined,
    dialog: start.data && (
      <FactorDialog
        seed={start.data}
        onConfirm={(code) => confirm.mutateAsync({ code })}
        onClose={() => {
          // Nothing keeps the key and the codes after the dialog.
          start.reset()
          confirm.reset()
          onClose?.()
        }}
      />
    ),
  }
}
