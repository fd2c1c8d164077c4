import KeyIcon from '@mui/icons-material/KeyOutlined'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { ActionsMenu } from './ActionsMenu.tsx'
import { RowActionsMenu } from './RowActionsMenu.tsx'

const meta = {
  title: 'Kit/ActionsMenu',
  tags: ['stabil'],
  component: ActionsMenu,
  args: { editTo: '/device/edit/4', onDelete: fn() },
} satisfies Meta<typeof ActionsMenu>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'PILIHAN' })
    await userEvent.click(button)
    await expect(await screen.findByRole('menuitem', { name: 'Ubah' })).toHaveAttribute(
      'href',
      '/device/edit/4',
    )
    await userEvent.click(screen.getByRole('menuitem', { name: 'Hapus' }))
    await expect(args.onDelete).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  },
}

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'PILIHAN' }))
    const menu = await screen.findByRole('menu', { name: 'PILIHAN' })
    await waitFor(() => expect(menu).toBeVisible())
  },
}

export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'PILIHAN' })
    button.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Ubah' })).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onDelete).toHaveBeenCalledOnce()
    await waitFor(() => expect(button).toHaveFocus())
  },
}

export const OnlyOwnItems: Story = {
  args: {
    editTo: undefined,
    onDelete: undefined,
    items: [{ key: 'password', label: 'Ubah Password', icon: <KeyIcon />, to: '/user/password/3' }],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'PILIHAN' }))
    await expect(await screen.findAllByRole('menuitem')).toHaveLength(1)
  },
}

export const InRow: Story = {
  render: () => <RowActionsMenu name="Rina" items={[{ key: 'edit', label: 'Ubah', to: '/user/edit/3' }]} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pilihan untuk Rina' }))
    await expect(await screen.findByRole('menuitem', { name: 'Ubah' })).toHaveAttribute(
      'href',
      '/user/edit/3',
    )
    await userEvent.keyboard('{Escape}')
  },
}

const reason = 'Hak akses sistem selalu memuat semua izin: tidak dapat diubah atau dihapus.'

/** X02: actions that the user may not run stay visible and do nothing. The menu says the reason once. */
export const Locked: Story = {
  args: { reason },
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'PILIHAN' }).focus()
    await userEvent.keyboard('{Enter}')
    const edit = await screen.findByRole('menuitem', { name: 'Ubah' })
    await waitFor(() => expect(edit).toHaveFocus())
    await expect(edit).toHaveAttribute('aria-disabled', 'true')
    await expect(edit).not.toHaveAttribute('href')
    await expect(edit).toHaveAccessibleDescription(reason)
    await expect(screen.getAllByText(reason)).toHaveLength(1)
    await userEvent.keyboard('{ArrowDown}')
    const remove = screen.getByRole('menuitem', { name: 'Hapus' })
    await expect(remove).toHaveFocus()
    await expect(remove).toHaveAccessibleDescription(reason)
    await userEvent.keyboard('{Enter}')
    await expect(args.onDelete).not.toHaveBeenCalled()
    await expect(screen.getByRole('menu')).toBeVisible()
  },
}

export const LockedDark: Story = { ...Locked, globals: { theme: 'dark' } }

export const Dark: Story = { ...Open, globals: { theme: 'dark' } }
