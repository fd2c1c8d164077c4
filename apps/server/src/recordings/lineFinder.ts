/** Makes a function that tells the line of an offset; asked with rising offsets, as a reader does, it reads the text once. */
export function createLineFinder(text: string): (offset: number) => number {
  let line = 1
  let next = text.indexOf('\n')
  let last = 0
  return (offset) => {
    if (offset < last) {
      line = 1
      next = text.indexOf('\n')
    }
    last = offset
    while (next !== -1 && next < offset) {
      line += 1
      next = text.indexOf('\n', next + 1)
    }
    return line
  }
}
