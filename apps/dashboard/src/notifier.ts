export type NoticeKind = 'success' | 'error' | 'info'
export type Notice = { kind: NoticeKind; message: string }

/** Where a notice leads: by a click anywhere on it, or by a link in it. */
export type NoticeLeads = { onClick?: () => void; link?: { label: string; onClick: () => void } }

/** Shows toasts, and loads the code for them with the first one. */
export type Notifier = {
  notify: (kind: NoticeKind, message: string, leads?: NoticeLeads) => void
  /** What was said last; until then no place for toasts is needed. */
  latest: () => Notice | null
  subscribe: (listener: () => void) => () => void
}

/** A notifier that has shown nothing yet. */
export function createNotifier(): Notifier {
  const listeners = new Set<() => void>()
  let latest: Notice | null = null
  return {
    notify(kind, message, leads) {
      latest = { kind, message }
      for (const listener of listeners) listener()
      // Where the code cannot be had, NoticeHost shows the words without it.
      void import('@sikud/ui/toast').then(
        ({ showToast }) => showToast(kind, message, leads),
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
