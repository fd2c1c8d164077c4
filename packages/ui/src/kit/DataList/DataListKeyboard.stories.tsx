import { expect, waitFor, within } from 'storybook/test'
import { storyListMeta, type ListStory } from './storyList.tsx'
import { storyRows } from './storyRows.ts'

export default { ...storyListMeta, title: 'Kit/DataList/Keyboard', tags: ['!autodocs'] }

/**
 * Tab stops at the grid only once. Arrow keys move through headers and cells, Enter sorts, and Tab moves on to the
 * pagination.
 */
export const ThroughTheGrid: ListStory = {
  args: { rows: storyRows(128) },
  play: async ({ canvas, userEvent }) => {
    const grid = await canvas.findByRole('grid', { name: 'Daftar Barang' })
    const heads = within(grid).getAllByRole('columnheader')
    canvas.getByRole('button', { name: 'Kolom' }).focus()
    await waitFor(async () => {
      await userEvent.tab()
      await expect(heads[0]).toHaveFocus()
    })
    await userEvent.keyboard('{ArrowRight}')
    await expect(heads[1]).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(heads[1]).toHaveAttribute('aria-sort', 'ascending'))
    await userEvent.keyboard('{ArrowDown}')
    const cells = () => within(grid).getAllByRole('gridcell')
    await waitFor(() => expect(cells()[1]).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(cells()[4]).toHaveFocus())
    await userEvent.keyboard('{Home}')
    await waitFor(() => expect(grid.contains(document.activeElement)).toBe(true))
    await userEvent.tab()
    await expect(grid.contains(document.activeElement)).toBe(false)
    await userEvent.tab({ shift: true })
    await expect(grid.contains(document.activeElement)).toBe(true)
  },
}
