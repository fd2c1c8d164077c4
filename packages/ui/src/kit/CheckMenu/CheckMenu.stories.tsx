import FilterIcon from '@mui/icons-material/FilterListOutlined'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { CheckMenu } from './CheckMenu.tsx'

const meta = {
  title: 'Kit/CheckMenu',
  tags: ['stabil'],
  component: CheckMenu,
  args: {
    label: 'Saring',
    icon: <FilterIcon />,
    items: [
      { key: 'a', label: 'Tanpa kendaraan', checked: true },
      { key: 'b', label: 'Tanpa pengendara', checked: false },
      { key: 'c', label: 'Selalu tampil', checked: true, disabled: true },
    ],
    onToggle: fn(),
  },
} satisfies Meta<typeof CheckMenu>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Saring' }))
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Tanpa pengendara' }))
    await expect(args.onToggle).toHaveBeenCalledWith('b')
    await expect(screen.getByRole('menu')).toBeVisible()
  },
}

export const Dark: Story = {
  globals: { theme: 'dark' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Saring' }))
    await expect(await screen.findByRole('menuitemcheckbox', { name: 'Tanpa kendaraan' })).toBeChecked()
  },
}
