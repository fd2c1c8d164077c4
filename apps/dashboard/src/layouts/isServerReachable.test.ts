import { describe, expect, it } from 'vitest'
import { isServerReachable } from './isServerReachable.ts'

describe('X23 isServerReachable', () => {
  it.each([200, 404, 503])('is true where the server answers %d', async (status) => {
    expect(await isServerReachable(async () => new Response(null, { status }))).toBe(true)
  })

  it('is false where nothing answers', async () => {
    expect(await isServerReachable(() => Promise.reject(new TypeError('Failed to fetch')))).toBe(false)
  })
})
