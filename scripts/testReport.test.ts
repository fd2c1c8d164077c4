import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { countOf, countStep, endOf, failuresOf } from './testReport.ts'

function reportFile(content: unknown) {
  const path = join(mkdtempSync(join(tmpdir(), 'report-')), 'report.json')
  writeFileSync(path, JSON.stringify(content))
  return path
}

describe('countOf', () => {
  it('reads a report of vitest', () => {
    const report = { numPassedTests: 3, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 }
    expect(countOf(report)).toEqual({ passed: 3, failed: 1, skipped: 3 })
  })

  it('counts a flaky test of Playwright as failed', () => {
    const report = { stats: { expected: 4, unexpected: 0, flaky: 1, skipped: 0 } }
    expect(countOf(report)).toEqual({ passed: 4, failed: 1, skipped: 0 })
  })

  it('rejects an unknown report', () => {
    expect(() => countOf({ ok: true })).toThrow('none of the known forms')
  })
})

describe('countStep', () => {
  it('counts a step without a report as one check', () => {
    expect(countStep(0, undefined)).toEqual({ passed: 1, failed: 0, skipped: 0 })
    expect(countStep(2, undefined)).toEqual({ passed: 0, failed: 1, skipped: 0 })
  })

  it('fails a step whose report is missing', () => {
    expect(countStep(0, '/nonexistent/report.json').failed).toBe(1)
  })

  it('fails a step whose command failed although its report has no failure', () => {
    expect(countStep(1, reportFile({ passed: 5, failed: 0 })).failed).toBe(1)
  })

  it('fails a step that ran no test', () => {
    expect(countStep(0, reportFile({ passed: 0, failed: 0 })).failed).toBe(1)
  })
})

describe('failuresOf', () => {
  it('lists failed tests of vitest with their messages', () => {
    const assertionResults = [
      { fullName: 'a sum is right', status: 'passed', failureMessages: [] },
      {
        fullName: 'a sum is whole',
        status: 'failed',
        failureMessages: ['\u001B[31mexpected 1\u001B[39m', 'x'],
      },
    ]
    const report = { testResults: [{ name: resolve('a/sum.test.ts'), status: 'failed', assertionResults }] }
    expect(failuresOf(report)).toEqual(['a/sum.test.ts: a sum is whole\nexpected 1'])
  })

  it('lists a file that vitest could not load', () => {
    const file = {
      name: resolve('a.test.ts'),
      status: 'failed',
      message: 'no such module',
      assertionResults: [],
    }
    expect(failuresOf({ testResults: [file] })).toEqual(['a.test.ts: the file\nno such module'])
  })

  it('lists failed tests of Playwright in nested suites', () => {
    const results = [{ errors: [{ message: 'not visible' }] }]
    const spec = { file: 'login.spec.ts', line: 7, title: 'signs in', ok: false, tests: [{ results }] }
    const report = { suites: [{ specs: [{ ...spec, ok: true }], suites: [{ specs: [spec] }] }] }
    expect(failuresOf(report)).toEqual(['login.spec.ts:7: signs in\nnot visible'])
  })

  it('shows what the page contained when a Playwright test failed', () => {
    const path = join(mkdtempSync(join(tmpdir(), 'sikud-failures-')), 'error-context.md')
    writeFileSync(
      path,
      '# Error details\n\n```\nnot visible\n```\n\n```yaml\n- heading "Masuk"\n```\n\n# Test source\n',
    )
    const results = [{ errors: [{ message: 'not visible' }], attachments: [{ name: 'error-context', path }] }]
    const spec = { file: 'login.spec.ts', line: 7, title: 'signs in', ok: false, tests: [{ results }] }
    const [failure] = failuresOf({ suites: [{ specs: [spec] }] })
    expect(failure).toContain('- heading "Masuk"')
    expect(failure).not.toMatch(/Error details|Test source/)
  })

  it('returns no failures for a report that contains only the number of checks', () => {
    expect(failuresOf({ passed: 3, failed: 1 })).toEqual([])
  })

  it('shows the errors that a test runner printed outside tests, or else the last lines of its output', () => {
    expect(endOf('many lines\nUnhandled Errors\nconnection reset')).toBe('Unhandled Errors\nconnection reset')
    expect(endOf('\u001B[31mworker ended\u001B[39m\n')).toBe('worker ended')
  })
})
