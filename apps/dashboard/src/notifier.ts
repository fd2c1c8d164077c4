export type NoticeKind = 'success' | 'error' | 'info'

/** Shows toasts, and loads the code for them with the first one. */
export type Notifier = {
  notify: (kind: NoticeKind, message: string) => void
  /** Whether there was a toast yet, so that a place for them is needed. */
  isNeeded: () => boolean
  subscribe: (listener: () => void) => () => void
}

/** A notifier that has shown nothing yet. */
export function createNotifier(): Notifier {
  const listeners = new Set<() => void>()
  let needed = false
  return {
    notify(kind, message) {
      needed = true
      for (const listener of listeners) listener()
      void import('@sikud/ui/toast').then(({ showToast }) => showToast(kind, message))
    },
    isNeeded: () => needed,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
