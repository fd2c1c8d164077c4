import MoreIcon from '@mui/icons-material/MoreVertOutlined'
import MenuItem from '@mui/material/MenuItem'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { MenuButton } from './MenuButton.tsx'

const meta = {
  title: 'Kit/MenuButton',
  tags: ['stabil'],
  component: MenuButton,
  args: {
    label: 'Tindakan',
    menuWidth: 180,
    children: (close) => [
      <MenuItem key="copy" onClick={close}>
        Salin
      </MenuItem>,
      <MenuItem key="stay">Tetap terbuka</MenuItem>,
    ],
  },
} satisfies Meta<typeof MenuButton>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Tindakan' })
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(button)
    await expect(await screen.findByRole('menu', { name: 'Tindakan' })).toBeVisible()
    await userEvent.click(screen.getByRole('menuitem', { name: 'Tetap terbuka' }))
    await userEvent.click(screen.getByRole('menuitem', { name: 'Salin' }))
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await expect(button).toHaveFocus()
  },
}

export const IconOnly: Story = {
  args: { icon: <MoreIcon /> },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Tindakan' }).focus()
    await userEvent.keyboard('{Enter}{ArrowDown}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Tetap terbuka' })).toHaveFocus())
  },
}
