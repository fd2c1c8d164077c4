/** Returns [0, …, count − 1]. Uses a loop, because `map` takes five times as long. */
export function range(count: number): Uint32Array<ArrayBuffer> {
  const numbers = new Uint32Array(count)
  for (let index = 0; index < count; index += 1) numbers[index] = index
  return numbers
}
