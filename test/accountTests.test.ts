import { expect, it } from 'vitest'
import { files, read } from './repository.ts'

/**
 * Number of the last fact about accounts. Each fact has a number, and the title of the test that proves the fact begins
 * with this number: A01, A02 and so on.
 */
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
