import { afterEach, expect, it, vi } from 'vitest'
import { warnAfter, warnOnce } from './warnOnce.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
})

it('warns of a mistake once, and never in production or in tests', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  for (const mode of ['production', 'test']) {
    vi.stubEnv('NODE_ENV', mode)
    warnOnce('The map has no height.')
  }
  expect(warn).not.toHaveBeenCalled()
  vi.stubEnv('NODE_ENV', 'development')
  warnOnce('The map has no height.')
  warnOnce('The map has no height.')
  expect(warn.mock.calls).toEqual([['SIKUD: The map has no height.']])
})

it('warns later only if the mistake is still there, and sets no timer in production', () => {
  vi.useFakeTimers()
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  vi.stubEnv('NODE_ENV', 'production')
  warnAfter(2000, () => true, 'No host.')
  expect(vi.getTimerCount()).toBe(0)
  vi.stubEnv('NODE_ENV', 'development')
  warnAfter(2000, () => false, 'Loaded in time.')
  warnAfter(2000, () => true, 'No host.')
  vi.advanceTimersByTime(2000)
  expect(warn.mock.calls).toEqual([['SIKUD: No host.']])
})
