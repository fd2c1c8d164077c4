import { apiTokens } from '@sikud/api/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ApiTokenList } from './ApiTokenList.tsx'

const meta = {
  title: 'Fleet/ApiTokenList',
  component: ApiTokenList,
  args: {
    tokens: { data: apiTokens },
    now: Date.parse('2026-11-23T03:15:00Z'),
    onCreate: fn(),
    onDelete: fn(),
  },
} satisfies Meta<typeof ApiTokenList>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getAllByText('Kedaluwarsa')).toHaveLength(1)
    await userEvent.click(canvas.getByRole('button', { name: 'Hapus token Laporan bulanan' }))
    await expect(args.onDelete).toHaveBeenCalledWith(apiTokens[0])
    await userEvent.click(canvas.getByRole('button', { name: 'BUAT TOKEN' }))
    await expect(args.onCreate).toHaveBeenCalledOnce()
  },
}

export const Empty: Story = { args: { tokens: { data: [] } } }

export const Failed: Story = {
  args: { tokens: { data: undefined, error: { message: 'Server sedang sibuk.' }, refetch: fn() } },
}
