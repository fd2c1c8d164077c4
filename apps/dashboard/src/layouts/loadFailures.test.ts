import { describe, expect, it } from 'vitest'
import { isLoadFailure, isServerReachable } from './loadFailures.ts'

it.each([
  'Failed to fetch dynamically imported module: https://sikud.test/assets/a.js', // Chromium
  'error loading dynamically imported module: https://sikud.test/assets/a.js', // Firefox
  'Importing a module script failed.', // Safari
  'Unable to preload CSS for /assets/a.css', // Vite
])('isLoadFailure recognises %j', (message) => {
  expect(isLoadFailure(new TypeError(message))).toBe(true)
})

it('isLoadFailure is false for other errors', () => {
  expect(isLoadFailure(new TypeError("Cannot read properties of undefined (reading 'name')"))).toBe(false)
})

describe('X23 isServerReachable', () => {
  it.each([200, 404, 503])('the server is reachable if it responds with %d', async (status) => {
    expect(await isServerReachable(async () => new Response(null, { status }))).toBe(true)
  })

  it('the server is not reachable if there is no response', async () => {
    expect(await isServerReachable(() => Promise.reject(new TypeError('Failed to fetch')))).toBe(false)
  })
})
