import type { PushPermission } from '@sikud/ui/push'

/** The browser's permission for notifications, and the request for it. */
export type BrowserPermission = {
  now: () => PushPermission
  ask: () => Promise<PushPermission>
  onChange: (listener: () => void) => void
}

/** Returns the permission of this browser. */
export const browserPermission: BrowserPermission = {
  now() {
    const isAble = 'Notification' in window && 'serviceWorker' in navigator && 'PushManager' in window
    return isAble ? named(Notification.permission) : 'unsupported'
  },
  ask: async () => named(await Notification.requestPermission()),
  onChange(listener) {
    // Some browsers have no event for it; they are checked when the page becomes visible.
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
