/**
 * Length in seconds of the time window of the two limits that count attempts for an account. The number of failed
 * attempts in the window determines the delay of the next attempt.
 */
export const ACCOUNT_WINDOW_S = 900
const NETWORK_WINDOW_S = 60

const FREE_ATTEMPTS = 5
const MAX_DELAY_S = 60
const ATTEMPTS_PER_ACCOUNT = 25
const ATTEMPTS_PER_NETWORK = 20

/** The ages of the past failed attempts in seconds; the newest attempt comes first. */
export interface PastAttempts {
  /** Attempts for this account from this network. */
  pair: readonly number[]
  /** Attempts for this account from any network. */
  account: readonly number[]
  /** Attempts for any account from this network. */
  network: readonly number[]
}

/**
 * Returns the number of seconds to wait before the next attempt, which is the longest delay of three limits. The strict
 * limit counts the attempts for the account from this network. The loose limit counts those for the account from all
 * networks. The third limit counts all attempts from this network. The loose limit does not apply to a known network. A
 * network is known if the account has signed in from it before.
 */
export function secondsToWait({ pair, account, network }: PastAttempts, isKnownNetwork: boolean): number {
  const waits = [
    growingDelay(pair),
    isKnownNetwork ? 0 : untilBelow(account, ATTEMPTS_PER_ACCOUNT, ACCOUNT_WINDOW_S),
    untilBelow(network, ATTEMPTS_PER_NETWORK, NETWORK_WINDOW_S),
  ]
  return Math.ceil(Math.max(...waits))
}

/**
 * Returns how many seconds one network must wait before its next attempt to sign in to an account. The first five
 * attempts need not wait. Each later one must wait 1, 2, 4 … 60 s after the previous one.
 */
function growingDelay(ages: readonly number[]): number {
  const [newest = 0, ...older] = ages.filter((age) => age < ACCOUNT_WINDOW_S)
  const count = older.length + 1
  if (count < FREE_ATTEMPTS) return 0
  return Math.max(0, Math.min(MAX_DELAY_S, 2 ** (count - FREE_ATTEMPTS)) - newest)
}

/** Returns the number of seconds until fewer than `most` attempts are in the window. */
function untilBelow(ages: readonly number[], most: number, windowS: number): number {
  const decisive = ages[most - 1]
  return decisive === undefined ? 0 : Math.max(0, windowS - decisive)
}
