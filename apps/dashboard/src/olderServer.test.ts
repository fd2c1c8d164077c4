import { type OperationFacts, operations } from '@sikud/api'
import { memoryStorage } from '@sikud/api/fixtures'
import { describe, expect, it, vi } from 'vitest'
import { isOlderServer, reloadOnce } from './olderServer.ts'

const facts: OperationFacts[] = Object.values(operations)
const extensions = facts.flatMap(({ extension }) => extension ?? [])
const without = (...names: string[]) => ({
  features: new Set(extensions.filter((name) => !names.includes(name))),
})

describe('isOlderServer', () => {
  it('is true for a server of ours that lacks an extension', () => {
    expect(isOlderServer(without('assignments'))).toBe(true)
    expect(isOlderServer({ features: new Set(['timedTrips']) })).toBe(true)
  })

  it('is false for our server, for one without passkeys, for a newer one and for a base server', () => {
    expect(isOlderServer(without())).toBe(false)
    expect(isOlderServer(without('passkeys'))).toBe(false)
    expect(isOlderServer({ features: new Set([...extensions, 'tomorrow']) })).toBe(false)
    expect(isOlderServer({ features: new Set() })).toBe(false)
  })
})

describe('reloadOnce', () => {
  it('reloads a tab once', () => {
    const reload = vi.fn<() => void>()
    const storage = memoryStorage()
    const again = () => reloadOnce(() => storage, reload)
    expect([again(), again()]).toEqual([true, false])
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('does not reload without storage, because it could not end', () => {
    const refuse = () => {
      throw new DOMException('Blocked', 'SecurityError')
    }
    const reload = vi.fn<() => void>()
    expect(reloadOnce(refuse, reload)).toBe(false)
    expect(reload).not.toHaveBeenCalled()
  })
})
