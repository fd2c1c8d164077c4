/** The parsed body of a request. */
export type Body = Record<string, unknown>

/** Holds the records of one entity in memory, with ids as strings. */
export function baseCollection<Row extends { id: string }>(
  rows: Row[],
  prefix: string,
  read: (id: string, body: Body) => Row,
) {
  let made = 0
  const at = (id: string | undefined) => rows.findIndex((row) => row.id === id)
  return {
    rows,
    one: (id: string | undefined) => rows[at(id)],
    add(body: Body) {
      made += 1
      rows.push(read(`${prefix}-baru-${made}`, body))
    },
    change(id: string | undefined, body: Body): boolean {
      const row = rows[at(id)]
      if (row !== undefined) Object.assign(row, read(row.id, body))
      return row !== undefined
    },
    remove(id: string | undefined): boolean {
      const index = at(id)
      if (index >= 0) rows.splice(index, 1)
      return index >= 0
    },
  }
}
