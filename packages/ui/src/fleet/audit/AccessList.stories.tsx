import { accessEntries } from '@sikud/api/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { AccessList } from './AccessList.tsx'

const meta = {
  title: 'Fleet/AccessList',
  component: AccessList,
  args: { entries: accessEntries, tripTo: (id) => `/report?session=${String(id)}` },
} satisfies Meta<typeof AccessList>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Lihat perjalanan' })).toHaveAttribute(
      'href',
      '/report?session=1',
    )
  },
}

export const Empty: Story = { args: { entries: [] } }
