export type NoticeKind = 'success' | 'error' | 'info'
export type Notice = { kind: NoticeKind; message: string }

/** What happens after a click on the whole notice (`onClick`), or on a link in the notice (`link`). */
export type NoticeLeads = { onClick?: () => void; link?: { label: string; onClick: () => void } }

/** Shows toasts; loads the code of the toasts when the first one appears. */
export type Notifier = {
  notify: (kind: NoticeKind, message: string, leads?: NoticeLeads) => void
  /** Returns the last notice; null before the first one. */
  latest: () => Notice | null
  subscribe: (listener: () => void) => () => void
}

/** Creates a notifier. */
export function createNotifier(): Notifier {
  const listeners = new Set<() => void>()
  let latest: Notice | null = null
  return {
    notify(kind, message, leads) {
      latest = { kind, message }
      for (const listener of listeners) listener()
      // If this code cannot be loaded, NoticeHost shows plain text.
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
