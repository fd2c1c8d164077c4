import { afterEach, expect, test, vi } from 'vitest'
import { matchScreen } from './matchScreen.ts'

afterEach(() => vi.unstubAllGlobals())

/** Fakes a browser whose page is `wide` or narrow, and prints or not. */
function fakeBrowser() {
  const state = { isWide: true, isPrinting: false }
  const matchMedia = (query: string) => ({
    get matches() {
      return query === 'print' ? state.isPrinting : state.isWide
    },
  })
  vi.stubGlobal('window', { matchMedia })
  return state
}

test('matchScreen keeps the result of the screen while the browser prints on narrow paper', () => {
  const browser = fakeBrowser()
  const list = matchScreen('(min-width: 900px)')
  Object.assign(browser, { isWide: false, isPrinting: true })
  expect(list.matches).toBe(true)
  Object.assign(browser, { isWide: true, isPrinting: false })
  expect(list.matches).toBe(true)
})

test('matchScreen follows the width of the screen', () => {
  const browser = fakeBrowser()
  const list = matchScreen('(min-width: 900px)')
  browser.isWide = false
  expect(list.matches).toBe(false)
  browser.isPrinting = true
  browser.isWide = true
  expect(list.matches).toBe(false)
})
