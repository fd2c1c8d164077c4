import type { PushPermission } from '@sikud/ui/push'

/** What the browser says of notifications, and how to ask the user. */
export type BrowserPermission = {
  now: () => PushPermission
  ask: () => Promise<PushPermission>
  onChange: (listener: () => void) => void
}

/** The permission of this browser; one without push is not asked. */
export const browserPermission: BrowserPermission = {
  now() {
    const isAble = 'Notification' in window && 'serviceWorker' in navigator && 'PushManager' in window
    return isAble ? named(Notification.permission) : 'unsupported'
  },
  ask: async () => named(await Notification.requestPermission()),
  onChange(listener) {
    // Not every browser has a word for it; those are looked at when the page is seen again.
    const asked = navigator.permissions?.query({ name: 'notifications' })
    void asked?.then(
      (status) => status.addEventListener('change', listener),
      () => {},
    )
    document.addEventListener('visibilitychange', listener)
  },
}

function named(permission: NotificationPermission): PushPermission {
  return permission === 'denied' ? 'blocked' : permission
}
