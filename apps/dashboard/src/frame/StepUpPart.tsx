import type { ConfirmInput } from '@sikud/api'
import { securityMutations } from '@sikud/api/queries'
import { ConfirmPasswordDialog } from '@sikud/ui/account'
import { useMutation } from '@tanstack/react-query'
import { namesFields } from '../failures.ts'
import { useServices } from '../services.ts'

/** The dialog that asks for the password; the request that waits goes on after the right one. */
export function StepUpPart() {
  const { client, stepUp } = useServices()
  const { mutationKey, mutationFn } = securityMutations(client).confirm()
  const { mutateAsync } = useMutation({
    mutationKey,
    mutationFn: (input: ConfirmInput) => mutationFn(input),
    meta: { isSilent: true, page: { isOpen: () => true, shows: namesFields, outcomeAt: () => '' } },
  })
  return (
    <ConfirmPasswordDialog
      onConfirm={async (input) => {
        await mutateAsync(input)
        stepUp.settle(true)
      }}
      onCancel={() => stepUp.settle(false)}
    />
  )
}
