export type NoticeKind = 'success' | 'error' | 'info'
export type Notice = { kind: NoticeKind; message: string }

/** Makes a notice a link: as a whole, or by a link in it. */
export type NoticeLeads = { onClick?: () => void; link?: { label: string; onClick: () => void } }

/** Shows toasts, and loads the code for them with the first one. */
export type Notifier = {
  notify: (kind: NoticeKind, message: string, leads?: NoticeLeads) => void
  /** The last notice; null before the first. */
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
      // NoticeHost shows plain text when this code cannot be loaded.
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
