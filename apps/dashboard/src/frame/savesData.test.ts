import { describe, expect, it } from 'vitest'
import { savesData } from './savesData.ts'

describe('X23 prefetch', () => {
  it('is off only if the visitor has turned on data saving', () => {
    expect(savesData({ connection: { saveData: true } })).toBe(true)
    expect(
      [{}, { connection: {} }, { connection: { saveData: false } }].map((each) => savesData(each)),
    ).toEqual([false, false, false])
  })
})
