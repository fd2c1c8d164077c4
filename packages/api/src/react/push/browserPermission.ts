import type { PushPermission } from './pushState.ts'

/** Reads and requests the browser's permission for notifications, and reports changes of it. */
export type BrowserPermission = {
  now: () => PushPermission
  ask: () => Promise<PushPermission>
  onChange: (listener: () => void) => void
}

/** Reads and requests the permission of this browser. */
export const browserPermission: BrowserPermission = {
  now() {
    const isAble = 'Notification' in window && 'serviceWorker' in navigator && 'PushManager' in window
    return isAble ? named(Notification.permission) : 'unsupported'
  },
  ask: async () => named(await Notification.requestPermission()),
  onChange(listener) {
    // Some browsers fire no event for a change, so the page also checks when it becomes visible.
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
