import { mkdirSync, writeFileSync } from 'node:fs'

/** The result of one check: what was measured, the limit, and whether the result is within the limit. */
export interface Check {
  label: string
  measured: string
  limit: string
  ok: boolean
}

/** Compares a size in KiB with its budget. A size of 0 fails too, because it means that nothing was measured. */
export function kib(label: string, measured: number, limit: number): Check {
  return {
    label,
    measured: `${measured.toFixed(1)} KiB`,
    limit: `≤ ${limit} KiB`,
    ok: measured > 0 && measured <= limit,
  }
}

/** Prints checks as a table. */
export function printChecks(heading: string, checks: readonly Check[]) {
  const width = Math.max(42, ...checks.map(({ label }) => label.length))
  console.log(heading)
  for (const { label, measured, limit, ok } of checks) {
    console.log(`${ok ? '✓' : '✗'} ${label.padEnd(width)} ${measured.padStart(16)}   ${limit}`)
  }
}

/** Writes the numbers of passed and failed checks for `npm test`. A failed check sets the exit code 1. */
export function reportChecks(name: string, checks: readonly Check[]) {
  const passed = checks.filter((check) => check.ok).length
  mkdirSync('.results', { recursive: true })
  writeFileSync(`.results/${name}.json`, JSON.stringify({ passed, failed: checks.length - passed }))
  process.exitCode = passed === checks.length ? 0 : 1
}
