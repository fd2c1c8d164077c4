import MenuItem from '@mui/material/MenuItem'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { MenuButton } from './MenuButton.tsx'

const meta = {
  title: 'Kit/MenuButton/Keyboard',
  component: MenuButton,
  args: {
    label: 'Tindakan',
    menuWidth: 180,
    children: (close) =>
      ['Salin', 'Unduh', 'Hapus'].map((label) => (
        <MenuItem key={label} onClick={close}>
          {label}
        </MenuItem>
      )),
  },
  tags: ['!autodocs'],
} satisfies Meta<typeof MenuButton>
export default meta
type Story = StoryObj<typeof meta>

/** Arrow keys wrap around, End and letters move the focus to an item, and Escape returns the focus to the button. */
export const ThroughTheMenu: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Tindakan' })
    button.focus()
    await userEvent.keyboard('{Enter}')
    const [copy, load, remove] = await screen.findAllByRole('menuitem')
    await waitFor(() => expect(copy).toHaveFocus())
    await userEvent.keyboard('{ArrowUp}')
    await expect(remove).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(copy).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect(remove).toHaveFocus()
    await userEvent.keyboard('u')
    await expect(load).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(button).toHaveFocus())
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  },
}
