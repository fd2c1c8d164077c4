import { PNG } from 'pngjs'

/** How far a channel, of 255, may be off before a pixel counts: blended layers are rounded, nothing else is. */
const tolerance = 2

/** What differs between two pictures. */
export interface Difference {
  /** Pixels that differ, those of a part that only one of the two has included. */
  pixels: number
  /** A PNG of the second picture, paled, with the changed pixels in red. */
  picture: Buffer
}

/** Compares two PNG pictures pixel by pixel; undefined when nobody could tell them apart. */
export function comparePictures(before: Buffer, after: Buffer): Difference | undefined {
  if (before.equals(after)) return undefined
  const [first, second] = [PNG.sync.read(before), PNG.sync.read(after)]
  const width = Math.max(first.width, second.width)
  const height = Math.max(first.height, second.height)
  const marked = new PNG({ width, height })
  let pixels = 0
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const changed = differ(pixelAt(first, x, y), pixelAt(second, x, y))
      if (changed) pixels++
      marked.data.set(changed ? red : paled(pixelAt(second, x, y)), (y * width + x) * 4)
    }
  }
  return pixels === 0 ? undefined : { pixels, picture: PNG.sync.write(marked) }
}

const red = [214, 20, 40, 255]

function pixelAt({ width, height, data }: PNG, x: number, y: number) {
  if (x >= width || y >= height) return undefined
  const start = (y * width + x) * 4
  return data.subarray(start, start + 4)
}

function differ(first: Buffer | undefined, second: Buffer | undefined) {
  if (!first || !second) return true
  return first.some((channel, index) => Math.abs(channel - (second[index] ?? 0)) > tolerance)
}

function paled(pixel: Buffer | undefined) {
  const grey = pixel ? ((pixel[0] ?? 0) + (pixel[1] ?? 0) + (pixel[2] ?? 0)) / 3 : 255
  const pale = Math.round(200 + (grey / 255) * 55)
  return [pale, pale, pale, 255]
}
