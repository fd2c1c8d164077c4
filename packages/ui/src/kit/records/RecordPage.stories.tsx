import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { RecordPage } from './RecordPage.tsx'

const query = { data: 'Isi data' as string | undefined, error: null as Error | null, refetch: fn() }

const meta = {
  title: 'Kit/RecordPage',
  tags: ['baru'],
  component: RecordPage<string>,
  args: {
    query,
    title: 'Detail Perangkat',
    breadcrumbs: [{ title: 'Perangkat', to: '/device' }, { title: 'Pelacak 07' }],
    listTo: '/device',
    children: (record) => record,
  },
} satisfies Meta<typeof RecordPage<string>>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Detail Perangkat' })).toBeVisible()
    await expect(canvas.getByText('Isi data')).toBeVisible()
  },
}

export const Loading: Story = { args: { query: { ...query, data: undefined } } }

export const Failed: Story = {
  args: { query: { ...query, data: undefined, error: new Error('Server tidak dapat dihubungi.') } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Coba lagi' }))
    await expect(args.query.refetch).toHaveBeenCalledOnce()
  },
}

export const Missing: Story = {
  args: { missing: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Data tidak ditemukan' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Ke daftar' })).toHaveAttribute('href', '/device')
  },
}
