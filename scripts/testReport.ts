import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
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

const MESSAGE_LENGTH = 700
const SNAPSHOT_LENGTH = 1500
const END_LENGTH = 3000

function records(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.filter(isPlainObject) : []
}

function describe(file: unknown, title: unknown, message: unknown) {
  const text = typeof message === 'string' ? stripVTControlCharacters(message).trim() : ''
  return `${String(file)}: ${String(title)}\n${text.slice(0, MESSAGE_LENGTH)}`.trim()
}

function ofVitest(file: Record<string, unknown>): string[] {
  const name = relative('.', String(file['name']))
  const failed = records(file['assertionResults']).filter((test) => test['status'] === 'failed')
  const messages = failed.map((test) =>
    describe(
      name,
      test['fullName'],
      Array.isArray(test['failureMessages']) ? test['failureMessages'][0] : '',
    ),
  )
  const unread = file['status'] === 'failed' && messages.length === 0
  return unread ? [describe(name, 'the file', file['message'])] : messages
}

function ofPlaywright(suite: Record<string, unknown>): string[] {
  const failed = records(suite['specs']).filter((spec) => spec['ok'] === false)
  const messages = failed.map((spec) => {
    const results = records(spec['tests']).flatMap((test) => records(test['results']))
    const [error] = results.flatMap((result) => records(result['errors']))
    const place = `${String(spec['file'])}:${String(spec['line'])}`
    return describe(place, spec['title'], error?.['message']) + pageSnapshot(results)
  })
  return [...messages, ...records(suite['suites']).flatMap(ofPlaywright)]
}

/** Returns the accessibility tree of the page at the failure, as Playwright stored it. */
function pageSnapshot(results: Record<string, unknown>[]): string {
  const attachment = results
    .flatMap((result) => records(result['attachments']))
    .find(({ name }) => name === 'error-context')
  const path = attachment?.['path']
  if (typeof path !== 'string' || !existsSync(path)) return ''
  const [, tree = ''] = /```yaml\n(.*?)```/s.exec(readFileSync(path, 'utf8')) ?? []
  return tree && `\nPage:\n${tree.slice(0, SNAPSHOT_LENGTH).trimEnd()}`
}

/** Returns the errors outside tests that a test runner printed; if there are none, the last lines of its output. */
export function endOf(output: string): string {
  const text = stripVTControlCharacters(output).trim()
  const unhandled = text.lastIndexOf('Unhandled Error')
  return unhandled >= 0 ? text.slice(unhandled, unhandled + END_LENGTH) : text.slice(-END_LENGTH)
}

/** Lists the failed tests in a report of vitest or Playwright, each with its file and the start of its message. */
export function failuresOf(report: unknown): string[] {
  if (!isPlainObject(report)) return []
  return [
    ...records(report['testResults']).flatMap(ofVitest),
    ...records(report['suites']).flatMap(ofPlaywright),
  ]
}
