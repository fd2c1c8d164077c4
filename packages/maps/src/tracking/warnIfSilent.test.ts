import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type FleetListener, warnIfSilent } from './useStreamedFleet.ts'

let warn = vi.fn<typeof console.warn>()

beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockReturnValue()
  vi.useFakeTimers()
  vi.stubEnv('NODE_ENV', 'development')
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
})

const listener: FleetListener = {
  groupId: undefined,
  onSnapshot: () => {},
  onChanges: () => {},
  onState: () => {},
}

it('warns the developer only of an open connection that reports nothing', () => {
  warnIfSilent(listener, () => false)
  warnIfSilent(listener, () => true).onState({ phase: 'connecting', error: null })
  vi.runAllTimers()
  expect(warn).not.toHaveBeenCalled()
  warnIfSilent(listener, () => true)
  vi.runAllTimers()
  expect(warn.mock.calls.flat().join()).toContain('must call serveFollower() of @sikud/api/live-worker')
})
