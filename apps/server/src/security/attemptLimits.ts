/**
 * Length in seconds of the time window of the two limits for an account. The number of failures in the window
 * determines the delay of the next attempt.
 */
export const ACCOUNT_WINDOW_S = 900
const NETWORK_WINDOW_S = 60

const FREE_ATTEMPTS = 5
const LONGEST_DELAY_S = 60
const ATTEMPTS_PER_ACCOUNT = 25
const ATTEMPTS_PER_NETWORK = 20

/** The ages of past attempts in seconds, the newest first. */
export interface PastAttempts {
  /** Attempts for this account from this network. */
  pair: readonly number[]
  /** Attempts for this account from any network. */
  account: readonly number[]
  /** Attempts for any account from this network. */
  network: readonly number[]
}

/**
 * Returns the seconds to wait before the next attempt: the longest delay of three limits. There is a strict limit for
 * an account from one network, a loose limit for an account from all networks, and a limit for a network. The loose
 * limit does not apply to a known network, from which the account has signed in before.
 */
export function secondsToWait({ pair, account, network }: PastAttempts, isKnownNetwork: boolean): number {
  const waits = [
    growingDelay(pair),
    isKnownNetwork ? 0 : untilBelow(account, ATTEMPTS_PER_ACCOUNT, ACCOUNT_WINDOW_S),
    untilBelow(network, ATTEMPTS_PER_NETWORK, NETWORK_WINDOW_S),
  ]
  return Math.ceil(Math.max(...waits))
}

/** The first five attempts need no delay; each later one must wait 1, 2, 4 … 60 s after the previous one. */
function growingDelay(ages: readonly number[]): number {
  const [newest = 0, ...older] = ages.filter((age) => age < ACCOUNT_WINDOW_S)
  const count = older.length + 1
  if (count < FREE_ATTEMPTS) return 0
  return Math.max(0, Math.min(LONGEST_DELAY_S, 2 ** (count - FREE_ATTEMPTS)) - newest)
}

/** Returns the seconds until fewer than `most` attempts are in the window. */
function untilBelow(ages: readonly number[], most: number, windowS: number): number {
  const decisive = ages[most - 1]
  return decisive === undefined ? 0 : Math.max(0, windowS - decisive)
}
