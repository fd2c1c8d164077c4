import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { ColumnChooser } from './ColumnChooser.tsx'
import { useVisibleColumns } from './useVisibleColumns.ts'

const columns = [
  { key: 'imei', label: 'IMEI' },
  { key: 'number', label: 'Nomor' },
  { key: 'vehicle', label: 'Kendaraan' },
  { key: 'name', label: 'Nama', defaultVisible: false },
]
const storageKey = 'storyColumns'

function Chosen() {
  const [visible, setVisible] = useVisibleColumns(storageKey, columns)
  return (
    <>
      <ColumnChooser columns={columns} visible={visible} onChange={setVisible} />
      <p>{visible.join(', ')}</p>
    </>
  )
}

const meta = {
  title: 'Kit/ColumnChooser',
  tags: ['stabil'],
  component: ColumnChooser,
  render: Chosen,
  args: { columns, visible: [], onChange: () => {} },
  beforeEach: () => localStorage.removeItem(storageKey),
} satisfies Meta<typeof ColumnChooser>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Kolom' }))
    const menu = within(await screen.findByRole('menu', { name: 'Kolom' }))
    await userEvent.click(menu.getByRole('menuitemcheckbox', { name: 'IMEI' }))
    await userEvent.click(menu.getByRole('menuitemcheckbox', { name: 'Nama' }))
    await expect(canvas.getByText('number, vehicle, name')).toBeVisible()
    await userEvent.click(menu.getByRole('menuitemcheckbox', { name: 'IMEI' }))
    await expect(canvas.getByText('imei, number, vehicle, name')).toBeVisible()
    await expect(localStorage.getItem(storageKey)).toBe('["imei","number","vehicle","name"]')
    await userEvent.click(menu.getByRole('menuitem', { name: 'Kembalikan bawaan' }))
    await expect(canvas.getByText('imei, number, vehicle')).toBeVisible()
  },
}

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Kolom' }).focus()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('menu')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(canvas.getByText('imei, vehicle')).toBeVisible()
    await userEvent.keyboard('{ArrowDown}{ArrowDown} ')
    await expect(canvas.getByText('imei, vehicle, name')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.getByRole('button', { name: 'Kolom' })).toHaveFocus()
  },
}

/** The panel for the order opens from the menu. Its buttons keep the focus, so that a column can move several places. */
export const Ordered: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Kolom' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Susun kolom…' }))
    const panel = within(await screen.findByRole('dialog', { name: 'Susunan kolom' }))
    panel.getByRole('button', { name: 'Pindahkan IMEI ke bawah' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByText('number, imei, vehicle')).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByText('number, vehicle, imei')).toBeVisible()
    await expect(panel.getByText('IMEI: urutan 3 dari 3')).toBeInTheDocument()
    await userEvent.keyboard('{Enter}')
    await expect(panel.getByRole('button', { name: 'Pindahkan IMEI ke bawah' })).toHaveFocus()
    await expect(localStorage.getItem(storageKey)).toBe('["number","vehicle","imei"]')
    await expect(panel.queryByRole('button', { name: 'Perlebar IMEI' })).toBeNull()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Kolom' })).toHaveFocus())
  },
}

export const LastColumn: Story = {
  beforeEach: () => localStorage.setItem(storageKey, '["number"]'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Kolom' }))
    const last = await screen.findByRole('menuitemcheckbox', { name: 'Nomor' })
    await expect(last).toHaveAttribute('aria-disabled', 'true')
    await expect(last).toBeChecked()
  },
}

function opensWith(stored: string, shown: string): Story {
  return {
    beforeEach: () => localStorage.setItem(storageKey, stored),
    play: async ({ canvas }) => {
      await expect(canvas.getByText(shown)).toBeVisible()
    },
  }
}

export const StoredUnknownKeys = opensWith('["name","colour","__proto__","imei"]', 'name, imei')
export const StoredEmptyList = opensWith('[]', 'imei, number, vehicle')
export const StoredMalformed = opensWith('{"imei":', 'imei, number, vehicle')
export const StoredObject = opensWith('{"imei":true}', 'imei, number, vehicle')
