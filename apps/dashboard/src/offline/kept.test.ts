import { describe, expect, it } from 'vitest'
import { isKeptFile, isPage } from './kept.ts'

describe('isPage', () => {
  it.each(['/', '/login', '/device/detail/7', '/mapping'])('counts %s as a page of the dashboard', (path) => {
    expect(isPage(path)).toBe(true)
  })

  it.each(['/api/v1/me', '/api', '/docs/', '/map/1/2/3/4', '/assets/main-1.js', '/robots.txt', '/healthz'])(
    'does not count %s as a page of the dashboard',
    (path) => {
      expect(isPage(path)).toBe(false)
    },
  )
})

describe('isKeptFile', () => {
  it('keeps only files of the build', () => {
    expect(isKeptFile('/assets/main-1.js')).toBe(true)
    expect(['/config.json', '/api/v1/assets/1', '/offline-worker.js'].filter(isKeptFile)).toEqual([])
  })
})
