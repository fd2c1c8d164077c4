import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { mainJobs, steps } from './testSteps.ts'

it('names end-to-end tests of the main jobs that exist', () => {
  expect(mainJobs.filter((path) => !existsSync(path))).toEqual([])
})

it('writes the results of each step into a file of its own', () => {
  const reports = steps.flat().flatMap(({ report }) => report ?? [])
  expect(new Set(reports).size).toBe(reports.length)
})
