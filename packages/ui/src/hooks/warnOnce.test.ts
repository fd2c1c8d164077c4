import { afterEach, expect, it, vi } from 'vitest'
import { warnOnce } from './warnOnce.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
})

it('warns of a mistake once, and never in production', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  vi.stubEnv('NODE_ENV', 'production')
  warnOnce('The map has no height.')
  expect(warn).not.toHaveBeenCalled()
  vi.stubEnv('NODE_ENV', 'development')
  warnOnce('The map has no height.')
  warnOnce('The map has no height.')
  expect(warn.mock.calls).toEqual([['SIKUD: The map has no height.']])
})
