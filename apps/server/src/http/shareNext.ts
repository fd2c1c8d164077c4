interface Turn<Result> {
  running: Promise<Result>
  /** The run that follows the current run; new calls join it until it starts. */
  next: Promise<Result> | null
}

/**
 * Returns a function that shares work between calls with the same key. The work never runs twice at the same time for
 * one key. All calls that arrive during a run share the next run. A call never joins a run that has already started, so
 * its result includes every change made before the call.
 */
export function shareNext<Result>(): (key: string, work: () => Promise<Result>) => Promise<Result> {
  const turns = new Map<string, Turn<Result>>()

  function begin(key: string, work: () => Promise<Result>): Promise<Result> {
    const turn: Turn<Result> = { running: work(), next: null }
    turns.set(key, turn)
    const end = () => {
      if (turn.next === null) turns.delete(key)
    }
    turn.running.then(end, end)
    return turn.running
  }

  return (key, work) => {
    const turn = turns.get(key)
    if (turn === undefined) return begin(key, work)
    turn.next ??= turn.running.then(
      () => begin(key, work),
      () => begin(key, work),
    )
    return turn.next
  }
}
