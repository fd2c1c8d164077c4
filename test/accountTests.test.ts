import { expect, it } from 'vitest'
import { files, read } from './repository.ts'

/** The facts about accounts have the numbers 1 to LAST. The title of a test that proves fact 1 begins with A01. */
const LAST = 40

it('every fact about accounts from A01 on has a test whose title begins with its number', () => {
  const tests = files.filter((path) => /\.(test|spec)\.ts$/.test(path)).map(read)
  const numbers = Array.from({ length: LAST }, (_, at) => `A${String(at + 1).padStart(2, '0')}`)
  const unproven = numbers.filter((number) => {
    const title = new RegExp(`\\(\\s*['"\`]${number}\\b`)
    return !tests.some((text) => title.test(text))
  })
  expect(unproven).toEqual([])
})
