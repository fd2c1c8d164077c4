import { describe, expect, it } from 'vitest'
import { NetworkLimit } from './clientNetwork.ts'

describe('NetworkLimit', () => {
  it('limits the requests of each network and of all networks together', () => {
    const limit = new NetworkLimit({ windowMs: 60_000, network: 2, all: 5 })
    const admitted = (network: string) => limit.admit(network, 120_000)
    expect(['a', 'a', 'a', 'a', 'b', 'c', 'd', 'e'].map(admitted)).toEqual([
      true,
      true,
      false,
      false,
      true,
      true,
      true,
      false,
    ])
  })

  it('resets its counts in each window', () => {
    const limit = new NetworkLimit({ windowMs: 60_000, network: 1, all: 1 })
    expect([0, 59_999, 60_000, 119_999, 600_000].map((now) => limit.admit('a', now))).toEqual([
      true,
      false,
      true,
      false,
      true,
    ])
  })
})
