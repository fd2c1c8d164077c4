const CELL = 8

/** Which parts of the screen are taken, in coarse cells: what is placed through it never overlaps. */
export class LabelGrid {
  readonly #across: number
  readonly #down: number
  readonly #taken: Uint8Array

  constructor(width: number, height: number) {
    this.#across = Math.ceil(width / CELL)
    this.#down = Math.ceil(height / CELL)
    this.#taken = new Uint8Array(this.#across * this.#down)
  }

  /** Takes a rectangle if all of it is free; what lies partly outside of the screen counts by the part within. */
  place(x: number, y: number, width: number, height: number): boolean {
    return (
      this.#each(x, y, width, height, (cell) => this.#taken[cell] === 0) && this.block(x, y, width, height)
    )
  }

  /** Takes a rectangle whatever is there. */
  block(x: number, y: number, width: number, height: number): boolean {
    return this.#each(x, y, width, height, (cell) => {
      this.#taken[cell] = 1
      return true
    })
  }

  #each(x: number, y: number, width: number, height: number, test: (cell: number) => boolean): boolean {
    const right = Math.min(this.#across - 1, Math.floor((x + width) / CELL))
    const bottom = Math.min(this.#down - 1, Math.floor((y + height) / CELL))
    for (let row = Math.max(0, Math.floor(y / CELL)); row <= bottom; row += 1) {
      for (let column = Math.max(0, Math.floor(x / CELL)); column <= right; column += 1) {
        if (!test(row * this.#across + column)) return false
      }
    }
    return true
  }
}
