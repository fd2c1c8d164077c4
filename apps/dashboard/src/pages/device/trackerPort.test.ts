import { expect, it } from 'vitest'
import { trackerPort } from './trackerPort.ts'

it('trackerPort is the port that the server sends, or the default if it sends none', () => {
  expect(trackerPort({ osmand: 6055, gt06: null }, 'osmand')).toBe(6055)
  expect(trackerPort({ osmand: 6055, gt06: null }, 'gt06')).toBeNull()
  expect([trackerPort({}, 'osmand'), trackerPort({ gt06: '5024' }, 'gt06')]).toEqual([5055, 5023])
})
