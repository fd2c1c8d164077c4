import { PNG } from 'pngjs'
import { describe, expect, it } from 'vitest'
import { comparePictures } from './comparePictures.ts'

/** A picture of one colour; `spots` are pixels of another. */
function picture(width: number, height: number, spots: [x: number, y: number, grey: number][] = []) {
  const png = new PNG({ width, height })
  png.data.fill(255)
  for (const [x, y, grey] of spots) png.data.fill(grey, (y * width + x) * 4, (y * width + x) * 4 + 3)
  return PNG.sync.write(png)
}

describe('comparePictures', () => {
  it('sees no difference between a picture and itself', () => {
    expect(comparePictures(picture(8, 6), picture(8, 6))).toBeUndefined()
  })

  it('finds a single changed pixel and marks it in red', () => {
    const difference = comparePictures(picture(8, 6), picture(8, 6, [[3, 2, 0]]))
    expect(difference?.pixels).toBe(1)
    const marked = PNG.sync.read(difference?.picture ?? Buffer.alloc(0))
    expect([...marked.data.subarray((2 * 8 + 3) * 4, (2 * 8 + 3) * 4 + 4)]).toEqual([214, 20, 40, 255])
    expect([...marked.data.subarray(0, 4)]).toEqual([255, 255, 255, 255])
  })

  it('finds a colour that is a little off, and lets rounding pass', () => {
    expect(comparePictures(picture(8, 6), picture(8, 6, [[0, 0, 252]]))?.pixels).toBe(1)
    expect(comparePictures(picture(8, 6), picture(8, 6, [[0, 0, 253]]))).toBeUndefined()
  })

  it('counts the part that only one of the two has', () => {
    expect(comparePictures(picture(8, 6), picture(8, 7))?.pixels).toBe(8)
    expect(comparePictures(picture(8, 6), picture(7, 6))?.pixels).toBe(6)
  })
})
