import { existsSync, globSync } from 'node:fs'
import { expect, it } from 'vitest'
import { mainJobs, slowServerTests, steps } from './testSteps.ts'

it('names end-to-end tests of the main jobs that exist', () => {
  expect(mainJobs.filter((path) => !existsSync(path))).toEqual([])
})

it('names slow server tests that exist', () => {
  const found = (name: string) => globSync(name.replace('**', 'apps/server')).length > 0
  expect(slowServerTests.filter((name) => !found(name))).toEqual([])
})

it('writes the results of each step into a file of its own', () => {
  const reports = steps.flat().flatMap(({ report }) => report ?? [])
  expect(new Set(reports).size).toBe(reports.length)
})
