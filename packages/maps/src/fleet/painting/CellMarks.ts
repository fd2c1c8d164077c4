/** Which mark each cell of the world has: a hash table of plain numbers, since a fleet fills ten thousand cells. */
export class CellMarks {
  #mask = 0
  #columns = new Int32Array(0)
  #rows = new Int32Array(0)
  #marks = new Int32Array(0)

  /** Forgets all, and has room for so many cells; half of it stays empty, so that every search ends soon. */
  clear(most: number) {
    const size = 2 ** Math.ceil(Math.log2(2 * most + 2))
    if (size > this.#marks.length) {
      this.#columns = new Int32Array(size)
      this.#rows = new Int32Array(size)
      this.#marks = new Int32Array(size)
    }
    this.#mask = size - 1
    this.#marks.fill(-1, 0, size)
  }

  /** The mark of a cell, -1 for one without. */
  get(column: number, row: number): number {
    return this.#marks[this.#placeOf(column, row)] ?? -1
  }

  set(column: number, row: number, mark: number) {
    const place = this.#placeOf(column, row)
    this.#columns[place] = column
    this.#rows[place] = row
    this.#marks[place] = mark
  }

  /** Where the cell stands, or where it would. */
  #placeOf(column: number, row: number): number {
    const hash = Math.imul(column, 0x9e3779b1) ^ Math.imul(row, 0x85ebca6b)
    let place = (hash ^ (hash >>> 15)) & this.#mask
    while (this.#marks[place] !== -1 && (this.#columns[place] !== column || this.#rows[place] !== row)) {
      place = (place + 1) & this.#mask
    }
    return place
  }
}
