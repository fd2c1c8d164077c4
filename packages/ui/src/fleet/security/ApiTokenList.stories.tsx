import { apiTokens } from '@sikud/api/fixtures'
import type { ApiToken } from '@sikud/api'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ApiTokenList } from './ApiTokenList.tsx'

const meta = {
  title: 'Fleet/ApiTokenList',
  tags: ['stabil'],
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

const [report] = apiTokens as [ApiToken] // oxlint-disable-line typescript/no-unsafe-type-assertion -- as: the fixture has two tokens
const depots = ['Cakung', 'Marunda', 'Bekasi', 'Karawang', 'Cikarang'].map((name, id) => ({
  id,
  name: `Depo ${name}`,
}))

export const Depots: Story = {
  args: {
    tokens: {
      data: [
        { ...report, id: 1, all_groups: true, groups: [] },
        { ...report, id: 2, all_groups: false, groups: depots },
        { ...report, id: 3, all_groups: false, groups: [] },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Depo Cakung, Depo Marunda, Depo Bekasi, dan 2 depo lain/)).toBeVisible()
    await expect(canvas.getByText(/Tanpa depo/)).toBeVisible()
  },
}

export const Empty: Story = { args: { tokens: { data: [] } } }

export const Failed: Story = {
  args: { tokens: { data: undefined, error: { message: 'Server sedang sibuk.' }, refetch: fn() } },
}
