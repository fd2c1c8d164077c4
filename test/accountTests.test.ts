import { expect, it } from 'vitest'
import { files, read } from './repository.ts'

/** Number of the last fact about accounts. A test that proves a fact has its number in front of the title: A01. */
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
