import { array, assert, constantFrom, nat, property, record } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ACCOUNT_WINDOW_S, secondsToWait } from './attemptThrottle.ts'

/** Simulates failed attempts for one account from several networks, with a test clock. */
class Attack {
  private readonly passed: { network: string; at: number }[] = []
  now = 0

  /** Tries a wrong password. Returns whether the limits allow the attempt. Only allowed attempts are counted. */
  guess(network: string, isKnown = false): boolean {
    if (this.waitFor(network, isKnown) > 0) return false
    this.passed.push({ network, at: this.now })
    return true
  }

  waitFor(network: string, isKnown: boolean): number {
    const ages = (from: (other: string) => boolean) =>
      this.passed
        .filter((attempt) => from(attempt.network) && this.now - attempt.at < ACCOUNT_WINDOW_S)
        .map(({ at }) => this.now - at)
        .toReversed()
    const own = ages((other) => other === network)
    return secondsToWait({ pair: own, account: ages(() => true), network: own }, isKnown)
  }

  /** The largest number of allowed attempts within any 15 minutes. */
  get mostInWindow(): number {
    return Math.max(
      0,
      ...this.passed.map(
        ({ at }) => this.passed.filter((other) => other.at >= at && other.at < at + ACCOUNT_WINDOW_S).length,
      ),
    )
  }
}

describe('X03 limits of failed attempts', () => {
  it('allow 25 password checks for 10,000 guesses from many networks within 15 minutes', () => {
    const attack = new Attack()
    const passed = Array.from({ length: 10_000 }, (_, n) => {
      attack.now = n / 20
      return attack.guess(`10.0.${n % 200}.${n % 7}`)
    })
    expect(passed.filter(Boolean)).toHaveLength(25)
  })

  it('do not delay other networks during 4 guesses per second from one network', () => {
    const attack = new Attack()
    for (; attack.now < 2000; attack.now += 0.25) {
      attack.guess('203.0.113.66')
      expect(attack.waitFor('elsewhere', false)).toBe(0)
    }
    expect(attack.mostInWindow).toBeLessThan(25)
  })

  it('delay by 1, 2, 4 … 60 seconds after five failures in one network', () => {
    const attack = new Attack()
    const waits = Array.from({ length: 14 }, () => {
      const wait = attack.waitFor('home', true)
      attack.now += wait
      attack.guess('home', true)
      return wait
    })
    expect(waits).toEqual([0, 0, 0, 0, 0, 1, 2, 4, 8, 16, 32, 60, 60, 60])
  })

  it('hold for any order of guesses, and never delay a known network without failures', () => {
    const steps = array(
      record({
        pauseS: constantFrom(0, 0.25, 1, 30, 400),
        network: nat({ max: 40 }),
        repeat: nat({ max: 30 }),
      }),
      { maxLength: 40 },
    )
    assert(
      property(steps, (list) => {
        const attack = new Attack()
        for (const { pauseS, network, repeat } of list) {
          for (let n = 0; n <= repeat; n += 1) {
            attack.guess(`10.0.0.${network}`)
            attack.now += pauseS
          }
          expect(attack.waitFor('home', true)).toBe(0)
        }
        expect(attack.mostInWindow).toBeLessThanOrEqual(25)
      }),
    )
  })

  it('allow 20 failures a minute of one network for any accounts', () => {
    const network = Array.from({ length: 20 }, (_, n) => n * 2)
    expect(secondsToWait({ pair: [], account: [], network: network.slice(1) }, true)).toBe(0)
    expect(secondsToWait({ pair: [], account: [], network }, true)).toBe(60 - 38)
  })
})
