import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { countOf, countStep } from './testReport.ts'

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
