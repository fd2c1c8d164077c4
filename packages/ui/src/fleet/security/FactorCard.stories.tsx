import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { FactorCard } from './FactorCard.tsx'

const on = { enabled: true, enabled_at: '2026-11-02T02:10:00.000Z', codes_left: 9, required: false }

const meta = {
  title: 'Fleet/FactorCard',
  tags: ['stabil'],
  component: FactorCard,
  args: {
    factor: { data: { enabled: false, enabled_at: null, codes_left: 0, required: false } },
    onEnable: fn(),
    onNewCodes: fn(),
    onDisable: fn(),
  },
} satisfies Meta<typeof FactorCard>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Tidak aktif')).toBeVisible()
    await expect(canvas.getAllByRole('button')).toHaveLength(1)
    await userEvent.click(canvas.getByRole('button', { name: 'AKTIFKAN' }))
    await expect(args.onEnable).toHaveBeenCalledOnce()
  },
}

export const On: Story = {
  args: { factor: { data: on } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/^Aktif sejak/)).toBeVisible()
    await expect(canvas.getByText('Kode pemulihan tersisa: 9')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'BUAT KODE PEMULIHAN BARU' }))
    await expect(args.onNewCodes).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'MATIKAN' }))
    await expect(args.onDisable).toHaveBeenCalledOnce()
  },
}

export const FewCodes: Story = { args: { factor: { data: { ...on, codes_left: 3 } } } }

export const NoCodesDark: Story = {
  args: { factor: { data: { ...on, codes_left: 0 } } },
  globals: { theme: 'dark' },
}

export const RequiredByRole: Story = {
  args: { factor: { data: { ...on, required: true } } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'MATIKAN' })).toBeNull()
    await expect(canvas.getByText(/tidak dapat dimatikan/)).toBeVisible()
  },
}

/** The user has no authenticator app, but has passkeys and therefore recovery codes. */
export const OnlyPasskeys: Story = {
  args: { factor: { data: { ...on, enabled: false, enabled_at: null } }, hasPasskey: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Tidak aktif')).toBeVisible()
    await expect(canvas.getByText('Kode pemulihan tersisa: 9')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'BUAT KODE PEMULIHAN BARU' })).toBeVisible()
  },
}

export const Busy: Story = { args: { factor: { data: on }, busy: true } }

export const Loading: Story = { args: { factor: { data: undefined } } }

export const Failed: Story = {
  args: { factor: { data: undefined, error: { message: 'Server sedang sibuk.' }, refetch: fn() } },
}

export const Phone: Story = {
  args: { factor: { data: on } },
  globals: { viewport: { value: 'phone', isRotated: false } },
}
