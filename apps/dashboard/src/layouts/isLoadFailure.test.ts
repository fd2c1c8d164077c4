import { expect, it } from 'vitest'
import { isLoadFailure } from './isLoadFailure.ts'

it.each([
  'Failed to fetch dynamically imported module: https://sikud.test/assets/a.js', // Chromium
  'error loading dynamically imported module: https://sikud.test/assets/a.js', // Firefox
  'Importing a module script failed.', // Safari
  'Unable to preload CSS for /assets/a.css', // Vite
])('isLoadFailure knows %j', (message) => {
  expect(isLoadFailure(new TypeError(message))).toBe(true)
})

it('isLoadFailure takes other errors for faults of the page', () => {
  expect(isLoadFailure(new TypeError("Cannot read properties of undefined (reading 'name')"))).toBe(false)
})
