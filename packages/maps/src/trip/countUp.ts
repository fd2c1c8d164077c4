/** The numbers from 0 on, so many of them. */
export function countUp(length: number): Uint32Array<ArrayBuffer> {
  const numbers = new Uint32Array(length)
  for (let at = 0; at < length; at += 1) numbers[at] = at
  return numbers
}
