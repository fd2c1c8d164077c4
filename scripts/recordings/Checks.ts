/** Counts checks and prints one line for each. */
export class Checks {
  passed = 0
  /** The lines of the checks that did not hold. */
  readonly failures: string[] = []

  /** Notes one fact; `seen` is printed when it does not hold. */
  check(name: string, holds: boolean, seen?: unknown): void {
    const detail = holds || seen === undefined ? '' : `  saw: ${JSON.stringify(seen)}`
    const line = `${holds ? '✓' : '✗'} ${name}${detail}`
    if (holds) this.passed += 1
    else this.failures.push(line)
    console.log(line)
  }
}
