import { within } from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import type { Canvas } from './Canvas.ts'

/** A row of a list, with its cells and its link. */
export interface GridRow {
  element: HTMLElement
  /** The text of each cell, in column order. */
  cells: string[]
  link: HTMLElement
  open: () => Promise<void>
}

/**
 * Operates a list of the kit in a test, as a grid. `name` selects one of several lists. On phones this does not work,
 * because a list is then a list of links and not a grid.
 */
export function grid(canvas: Canvas, name?: string) {
  const find = async () => within(await canvas.findByRole('grid', name === undefined ? {} : { name }))
  const heads = async () => (await find()).findAllByRole('columnheader')
  return {
    /** Returns the titles of the visible columns, in order. */
    columns: async () => (await heads()).map(textOf),
    /** Returns the visible rows in order, without the header. */
    rows: async () => rowsOf(await find()),
    /** Returns the first row that contains a text, such as a plate. */
    async row(text: string): Promise<GridRow> {
      const cell = await (await find()).findAllByRole('gridcell', { name: (value) => value.includes(text) })
      const element = cell[0]?.closest<HTMLElement>('[role="row"]')
      if (!element) throw new Error(`No row of the grid contains “${text}”.`)
      return rowOf(element)
    },
    /** Sorts by a column: one call sorts ascending, a second descending, and a third restores the original order. */
    async sortBy(column: string) {
      // Compares texts, because the accessible name of a header also contains the name of its button.
      const head = (await heads()).find((one) => textOf(one) === column)
      if (!head) throw new Error(`No column of the grid is called “${column}”.`)
      await userEvent.click(head)
    },
  }
}

async function rowsOf(inside: Canvas): Promise<GridRow[]> {
  await inside.findAllByRole('gridcell')
  return inside
    .getAllByRole('row')
    .filter((row) => within(row).queryAllByRole('gridcell').length > 0)
    .map(rowOf)
}

function rowOf(element: HTMLElement): GridRow {
  const row = within(element)
  const link = row.getByRole('link')
  return {
    element,
    cells: row.getAllByRole('gridcell').map(textOf),
    link,
    open: () => userEvent.click(link),
  }
}

function textOf(element: HTMLElement): string {
  return element.textContent.trim()
}
