/** Counts checks and prints one line for each. */
export class Checks {
  passed = 0
  /** The lines of the failed checks. */
  readonly failures: string[] = []

  /** Records and prints one check. If it fails, also prints `seen`. */
  check(name: string, holds: boolean, seen?: unknown): void {
    const detail = holds || seen === undefined ? '' : `  saw: ${JSON.stringify(seen)}`
    const line = `${holds ? '✓' : '✗'} ${name}${detail}`
    if (holds) this.passed += 1
    else this.failures.push(line)
    console.log(line)
  }
}
