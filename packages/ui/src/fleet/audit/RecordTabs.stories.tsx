import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { RecordTabs } from './RecordTabs.tsx'

const meta = {
  title: 'Fleet/RecordTabs',
  tags: ['stabil'],
  component: RecordTabs,
  args: {
    tabs: ['detail', 'history', 'access'],
    value: 'detail',
    onChange: fn(),
    children: 'Data pengendara',
  },
} satisfies Meta<typeof RecordTabs>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('tabpanel', { name: 'Detail' })).toHaveTextContent('Data pengendara')
    canvas.getByRole('tab', { name: 'Detail' }).focus()
    await userEvent.keyboard('{ArrowRight}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith('history')
  },
}
