import { describe, expect, it } from 'vitest'
import { savesData } from './loadWhileIdle.ts'

describe('X23 savesData', () => {
  it('is true only if the visitor has turned on data saving in the browser', () => {
    expect(savesData({ connection: { saveData: true } })).toBe(true)
    expect(
      [{}, { connection: {} }, { connection: { saveData: false } }].map((each) => savesData(each)),
    ).toEqual([false, false, false])
  })
})
