/** Asks the user for the password when a request requires it again. One dialog serves all waiting requests. */
export type StepUp = {
  /** Resolves with true after the right password, and with false when the user cancels or no dialog is mounted. */
  ask: () => Promise<boolean>
  /** Closes the dialog and resolves the promises of all waiting requests with `confirmed`. */
  settle: (confirmed: boolean) => void
  isAsking: () => boolean
  subscribe: (listener: () => void) => () => void
}

/** Creates the state of the dialog that asks for the password; the dashboard has only one such dialog. */
export function createStepUp(): StepUp {
  const listeners = new Set<() => void>()
  let question: { answer: Promise<boolean>; resolve: (confirmed: boolean) => void } | null = null
  const tell = () => {
    for (const listener of listeners) listener()
  }
  return {
    ask() {
      if (listeners.size === 0) return Promise.resolve(false)
      if (question === null) {
        const { promise, resolve } = Promise.withResolvers<boolean>()
        question = { answer: promise, resolve }
        tell()
      }
      return question.answer
    },
    settle(confirmed) {
      question?.resolve(confirmed)
      question = null
      tell()
    },
    isAsking: () => question !== null,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
