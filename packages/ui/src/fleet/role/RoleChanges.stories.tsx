import { accessGroups } from '@sikud/api/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { grantChanges } from './compareGrants.ts'
import { RoleChanges } from './RoleChanges.tsx'

const meta = {
  title: 'Fleet/RoleChanges',
  tags: ['stabil'],
  component: RoleChanges,
  args: { added: [], removed: [], ...grantChanges(accessGroups, [2, 3, 4, 5], [1, 2, 3, 20]) },
} satisfies Meta<typeof RoleChanges>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const headings = canvas.getAllByRole('heading').map(({ textContent }) => textContent)
    await expect(headings).toEqual(['Ditambahkan (2)', 'Dicabut (2)'])
  },
}

export const OnlyRemoved: Story = {
  args: { added: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading')).toHaveLength(1)
  },
}

/** The second factor becomes required; three users have none yet. */
export const RequiresFactor: Story = {
  args: { added: [], removed: [], factor: { required: true, without: 3 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/menjadi wajib. 3 pengguna harus mengaktifkannya/)).toBeVisible()
  },
}

export const FreesFactor: Story = { args: { factor: { required: false, without: 0 } } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const Dark: Story = { globals: { theme: 'dark' } }
