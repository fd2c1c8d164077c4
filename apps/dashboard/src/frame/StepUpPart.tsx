import type { ConfirmInput } from '@sikud/api'
import { securityMutations } from '@sikud/api/queries'
import { ConfirmPasswordDialog } from '@sikud/ui/account'
import { useMutation } from '@tanstack/react-query'
import { namesFields } from '../failures.ts'
import { useServices } from '../services.ts'
import { useMe } from '../useMe.ts'

/** The dialog that asks for the password, or for a code of the second factor; then the waiting request continues. */
export function StepUpPart() {
  const { client, stepUp } = useServices()
  const { mutationKey, mutationFn } = securityMutations(client).confirm()
  const { mutateAsync } = useMutation({
    mutationKey,
    mutationFn: (input: ConfirmInput) => mutationFn(input),
    meta: { isSilent: true, page: { isOpen: () => true, shows: namesFields, outcomeAt: () => '' } },
  })
  const asksCode = useMe()?.factor ?? false
  const onConfirm = async (input: ConfirmInput) => {
    await mutateAsync(input)
    stepUp.settle(true)
  }
  return (
    <ConfirmPasswordDialog asksCode={asksCode} onConfirm={onConfirm} onCancel={() => stepUp.settle(false)} />
  )
}
