import { useIsStepUpAsked } from '@sikud/api/react'
import { lazyPart } from '@sikud/ui/lazy'
import { useServices } from '../services.ts'

const StepUpPart = lazyPart(async () => (await import('./StepUpPart.tsx')).StepUpPart, {
  Failed: NoDialog,
})

/** Shows the dialog that asks for the password, a code or a passkey, while a request waits for this confirmation. */
export function StepUpHost() {
  return useIsStepUpAsked() && <StepUpPart />
}

/** Replaces the dialog if its code could not be loaded; the waiting request then fails with the server's message. */
function NoDialog() {
  const { stepUp } = useServices()
  stepUp.settle(false)
  return null
}
