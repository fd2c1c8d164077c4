import { afterEach, expect, it, vi } from 'vitest'
import { browserPermission } from './browserPermission.ts'

afterEach(() => void vi.unstubAllGlobals())

function useBrowser(window: object, answer: NotificationPermission = 'default') {
  vi.stubGlobal('window', window)
  vi.stubGlobal('navigator', { serviceWorker: {} })
  vi.stubGlobal('Notification', { permission: answer, requestPermission: async () => answer })
}

const able = { Notification: {}, PushManager: {} }

it.each([
  ['default', 'default'],
  ['granted', 'granted'],
  ['denied', 'blocked'],
] as const)('returns the permission %s as %s', async (answer, permission) => {
  useBrowser(able, answer)
  expect(browserPermission.now()).toBe(permission)
  await expect(browserPermission.ask()).resolves.toBe(permission)
})

it.each(['Notification', 'PushManager'])('returns unsupported in a browser without %s', (name) => {
  useBrowser(Object.fromEntries(Object.entries(able).filter(([key]) => key !== name)))
  expect(browserPermission.now()).toBe('unsupported')
})
