import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { endOf, failuresOf } from './testFailures.ts'

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
