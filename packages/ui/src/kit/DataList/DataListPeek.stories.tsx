import Button from '@mui/material/Button'
import { expect, screen, waitFor, within } from 'storybook/test'
import { RowActionsMenu } from '../ActionsMenu/RowActionsMenu.tsx'
import { storyListMeta, type ListStory } from './storyList.tsx'
import { storyRows, type StoryRow } from './storyRows.ts'

const peek = ({ place, amount }: StoryRow) => (
  <>
    {place ?? 'Tanpa kota'}, {amount} buah
  </>
)

export default {
  ...storyListMeta,
  title: 'Kit/DataList/Peek',
  args: { ...storyListMeta.args, peek },
}

export const Playground: ListStory = {}

/** Space opens the panel of the active row, the arrow keys go to the other rows, and Space or Escape closes it. */
export const ByKeyboard: ListStory = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Jakarta Selatan'))
    await userEvent.keyboard(' ')
    await expect(await screen.findByRole('dialog', { name: 'K-07919' })).toHaveTextContent('37 buah')
    await expect(screen.getByRole('link', { name: 'Buka' })).toHaveAttribute('href', '/barang/2')
    await userEvent.keyboard('{ArrowDown}')
    await expect(await screen.findByRole('dialog', { name: 'K-15838' })).toHaveTextContent('Surabaya')
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}')
    await expect(await screen.findByRole('dialog', { name: 'K-00000' })).toBeVisible()
    await userEvent.keyboard('{ArrowDown} ')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() =>
      expect(canvas.getByRole('row', { name: /K-07919/ }).contains(document.activeElement)).toBe(true),
    )
    await userEvent.keyboard('{ArrowDown}{Home} ')
    await expect(await screen.findByRole('dialog', { name: 'K-15838' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() =>
      expect(canvas.getByRole('row', { name: /K-15838/ }).contains(document.activeElement)).toBe(true),
    )
  },
}

export const Open: ListStory = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Jakarta Selatan'))
    await userEvent.keyboard(' ')
    await expect(await screen.findByRole('dialog', { name: 'K-07919' })).toBeVisible()
  },
}

export const OpenDark: ListStory = { ...Open, globals: { theme: 'dark' } }

/** On a check box, Space selects the row. */
export const WithCheckBoxes: ListStory = {
  args: {
    selectionActions: ({ count }) => <Button variant="outlined">Cetak {count}</Button>,
  },
  play: async ({ canvas, userEvent }) => {
    const place = await canvas.findByRole('gridcell', { name: 'Jakarta Selatan' })
    await userEvent.click(place)
    await userEvent.keyboard('{Home}')
    const row = within(canvas.getByRole('row', { name: /K-07919/ }))
    await waitFor(() => expect(row.getByRole('checkbox')).toHaveFocus())
    await userEvent.keyboard(' ')
    await expect(await canvas.findByText('1 barang dipilih')).toBeVisible()
    await expect(screen.queryByRole('dialog')).toBeNull()
    await userEvent.click(place)
    await userEvent.keyboard(' ')
    await expect(await screen.findByRole('dialog', { name: 'K-07919' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.getByText('1 barang dipilih')).toBeVisible()
  },
}

/** The menu of a row offers the panel too, also on a phone. */
export const FromTheMenu: ListStory = {
  globals: { viewport: { value: 'phone' } },
  args: {
    rows: storyRows(7),
    rowActions: (row, tabIndex, peekAction) => (
      <RowActionsMenu name={row.code} items={[]} tabIndex={tabIndex} peek={peekAction} />
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pilihan untuk K-07919' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Lihat sekilas' }))
    const panel = await screen.findByRole('dialog', { name: 'K-07919' })
    await expect(panel.offsetWidth).toBe(window.innerWidth)
    await userEvent.click(within(panel).getByRole('button', { name: 'Tutup' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Pilihan untuk K-07919' })).toHaveFocus())
  },
}

/** Without `peek`, Space opens nothing. */
export const WithoutPeek: ListStory = {
  args: { peek: undefined },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Jakarta Selatan'))
    await userEvent.keyboard(' ')
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}
