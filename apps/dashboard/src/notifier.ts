export type NoticeKind = 'success' | 'error' | 'info'
export type Notice = { kind: NoticeKind; message: string }

/** Shows toasts, and loads the code for them with the first one. */
export type Notifier = {
  /** `onClick`: where the notice leads. */
  notify: (kind: NoticeKind, message: string, onClick?: () => void) => void
  /** What was said last; until then no place for toasts is needed. */
  latest: () => Notice | null
  subscribe: (listener: () => void) => () => void
}

/** A notifier that has shown nothing yet. */
export function createNotifier(): Notifier {
  const listeners = new Set<() => void>()
  let latest: Notice | null = null
  return {
    notify(kind, message, onClick) {
      latest = { kind, message }
      for (const listener of listeners) listener()
      // Where the code cannot be had, NoticeHost shows the words without it.
      void import('@sikud/ui/toast').then(
        ({ showToast }) => showToast(kind, message, { onClick }),
        () => {},
      )
    },
    latest: () => latest,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
