import { passkeys } from '@sikud/api/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { PasskeyList } from './PasskeyList.tsx'

const meta = {
  title: 'Fleet/PasskeyList',
  tags: ['stabil'],
  component: PasskeyList,
  args: { passkeys: { data: passkeys }, onAdd: fn(), onDelete: fn() },
} satisfies Meta<typeof PasskeyList>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
    await expect(canvas.getByText(/Belum pernah dipakai/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Hapus passkey Laptop kantor' }))
    await expect(args.onDelete).toHaveBeenCalledWith(passkeys[1])
    await userEvent.click(canvas.getByRole('button', { name: 'TAMBAH PASSKEY' }))
    await expect(args.onAdd).toHaveBeenCalledOnce()
  },
}

export const Empty: Story = { args: { passkeys: { data: [] } } }

export const Unsupported: Story = {
  args: { passkeys: { data: [] }, obstacle: 'Peramban ini tidak mendukung passkey.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Peramban ini tidak mendukung passkey.')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'TAMBAH PASSKEY' })).toBeNull()
  },
}

export const Busy: Story = { args: { busy: true } }

export const Loading: Story = { args: { passkeys: { data: undefined } } }

export const Failed: Story = {
  args: { passkeys: { data: undefined, error: { message: 'Server sedang sibuk.' }, refetch: fn() } },
}

export const LongNamesPhone: Story = {
  args: { passkeys: { data: passkeys.map((passkey) => ({ ...passkey, name: 'Laptop_kantor_'.repeat(7) })) } },
  globals: { viewport: { value: 'phone', isRotated: false } },
}

export const Dark: Story = { globals: { theme: 'dark' } }

export const English: Story = { globals: { language: 'en' } }
