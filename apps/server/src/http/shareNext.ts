interface Runs<Result> {
  current: Promise<Result>
  /** The run that follows the current run; new calls join it until it starts. */
  next: Promise<Result> | null
}

/**
 * Returns a function that shares work between calls with the same key. The work never runs twice at the same time for
 * one key. All calls that arrive during a run share the next run. A call never joins a run that has already started, so
 * its result includes every change made before the call.
 */
export function shareNext<Result>(): (key: string, work: () => Promise<Result>) => Promise<Result> {
  const runsByKey = new Map<string, Runs<Result>>()

  function begin(key: string, work: () => Promise<Result>): Promise<Result> {
    const runs: Runs<Result> = { current: work(), next: null }
    runsByKey.set(key, runs)
    const end = () => {
      if (runs.next === null) runsByKey.delete(key)
    }
    runs.current.then(end, end)
    return runs.current
  }

  return (key, work) => {
    const runs = runsByKey.get(key)
    if (runs === undefined) return begin(key, work)
    runs.next ??= runs.current.then(
      () => begin(key, work),
      () => begin(key, work),
    )
    return runs.next
  }
}
