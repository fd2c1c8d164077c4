/** Counts checks and prints one line for each. */
export class Checks {
  passed = 0
  failed = 0

  /** Notes one fact; `seen` is printed when it does not hold. */
  check(name: string, holds: boolean, seen?: unknown): void {
    if (holds) this.passed += 1
    else this.failed += 1
    const detail = holds || seen === undefined ? '' : `  saw: ${JSON.stringify(seen)}`
    console.log(`${holds ? '✓' : '✗'} ${name}${detail}`)
  }
}
