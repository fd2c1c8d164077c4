const oldAfter = 10 * 60 * 1000

/** Whether a position is too old for its status to be told as the present one; undefined where no time tells. */
export function isOldPosition(time: string | undefined, now: number): boolean | undefined {
  const recorded = Date.parse(time ?? '')
  return Number.isNaN(recorded) ? undefined : now - recorded > oldAfter
}
