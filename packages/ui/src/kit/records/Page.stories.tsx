import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Page, WorkspacePage } from './Page.tsx'

const meta = {
  title: 'Kit/Page',
  tags: ['baru'],
  component: Page,
  args: { title: 'Daftar Perangkat', children: 'Isi halaman' },
} satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Daftar Perangkat' })).toBeVisible()
    await expect(document.title).toBe('Daftar Perangkat · SIKUD')
  },
}

export const Workspace: Story = {
  render: (args) => <WorkspacePage {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Daftar Perangkat' })).toBeInTheDocument()
  },
}
