import { within } from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import type { Canvas } from './Canvas.ts'

/** A row of a list: what stands in it, and its one link. */
export interface GridRow {
  element: HTMLElement
  /** What stands in each cell, in the order of the columns. */
  cells: string[]
  link: HTMLElement
  /** Follows the row's link. */
  open: () => Promise<void>
}

/** A list of the kit as a grid; `name` tells it from others on the page. On a phone a list is no grid, but a list of links. */
export function grid(canvas: Canvas, name?: string) {
  const find = async () => within(await canvas.findByRole('grid', name === undefined ? {} : { name }))
  const heads = async () => (await find()).findAllByRole('columnheader')
  return {
    /** Titles of the columns that show, in their order. */
    columns: async () => (await heads()).map(textOf),
    /** The rows that show, in their order, without the heads. */
    rows: async () => rowsOf(await find()),
    /** The first row that holds a text, such as a plate. */
    async row(text: string): Promise<GridRow> {
      const cell = await (await find()).findAllByRole('gridcell', { name: (value) => value.includes(text) })
      const element = cell[0]?.closest<HTMLElement>('[role="row"]')
      if (!element) throw new Error(`No row of the grid holds “${text}”.`)
      return rowOf(element)
    },
    /** Presses the head of a column: once for up, twice for down, three times for the order of before. */
    async sortBy(column: string) {
      // The name of a head is its title with that of its button.
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
