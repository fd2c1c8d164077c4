import { existsSync, readFileSync } from 'node:fs'
import { isPlainObject } from '../apps/server/src/parse/isPlainObject.ts'

/** How many tests passed, failed and were skipped. */
export interface Count {
  passed: number
  failed: number
  skipped: number
}

function number(value: unknown) {
  return typeof value === 'number' ? value : 0
}

/** Reads the counts from a report of vitest, of Playwright, or of our own scripts. */
export function countOf(report: unknown): Count {
  if (!isPlainObject(report)) throw new Error('the report is not an object')
  if ('numPassedTests' in report) {
    return {
      passed: number(report['numPassedTests']),
      failed: number(report['numFailedTests']),
      skipped: number(report['numPendingTests']) + number(report['numTodoTests']),
    }
  }
  if (isPlainObject(report['stats'])) {
    const stats = report['stats']
    return {
      passed: number(stats['expected']),
      failed: number(stats['unexpected']) + number(stats['flaky']),
      skipped: number(stats['skipped']),
    }
  }
  if ('passed' in report && 'failed' in report) {
    return { passed: number(report['passed']), failed: number(report['failed']), skipped: 0 }
  }
  throw new Error('the report has none of the known forms')
}

/**
 * Returns the counts of a step. A step without a report counts as one check. One failure is added if the test runner
 * failed without a failed test, ran no test, or wrote no report.
 */
export function countStep(status: number | null, report: string | undefined): Count {
  const ok = status === 0
  if (report === undefined) return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 }
  if (!existsSync(report)) return { passed: 0, failed: 1, skipped: 0 }
  const count = countOf(JSON.parse(readFileSync(report, 'utf8')))
  const counted = count.passed + count.failed
  if ((!ok && count.failed === 0) || counted === 0) return { ...count, failed: count.failed + 1 }
  return count
}
