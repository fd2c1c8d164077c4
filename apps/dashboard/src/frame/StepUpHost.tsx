import { useSyncExternalStore } from 'react'
import { lazyPart } from '../lazyPart.tsx'
import { useServices } from '../services.ts'

const StepUpPart = lazyPart(async () => (await import('./StepUpPart.tsx')).StepUpPart, NoDialog)

/** Shows the dialog for the password while a request waits for it. */
export function StepUpHost() {
  const { stepUp } = useServices()
  const isAsking = useSyncExternalStore(stepUp.subscribe, stepUp.isAsking)
  return isAsking ? <StepUpPart /> : null
}

/** Replaces the dialog if its code could not be loaded; the waiting request then fails with the server's message. */
function NoDialog() {
  const { stepUp } = useServices()
  stepUp.settle(false)
  return null
}
