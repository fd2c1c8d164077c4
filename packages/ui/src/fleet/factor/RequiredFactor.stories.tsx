import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { RequiredFactor } from './RequiredFactor.tsx'

const meta = {
  title: 'Fleet/RequiredFactor',
  tags: ['stabil'],
  component: RequiredFactor,
  parameters: { layout: 'fullscreen' },
  args: {
    user: { name: 'Rina Kusumawardani', email: 'rina.kusuma@armadanusa.example' },
    onEnable: fn(),
    onSignOut: fn(),
  },
} satisfies Meta<typeof RequiredFactor>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Aktifkan verifikasi dua langkah',
    )
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onEnable).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'KELUAR' }))
    await expect(args.onSignOut).toHaveBeenCalledOnce()
  },
}

/** The server and the browser support passkeys. */
export const WithPasskey: Story = {
  args: { onPasskey: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'PAKAI PASSKEY' }))
    await expect(args.onPasskey).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'PAKAI APLIKASI AUTENTIKATOR' }))
    await expect(args.onEnable).toHaveBeenCalledOnce()
  },
}

export const PasskeyPhoneDark: Story = {
  args: { onPasskey: fn() },
  globals: { theme: 'dark', viewport: { value: 'phone', isRotated: false } },
}

export const Busy: Story = {
  args: { busy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'AKTIFKAN SEKARANG' })).toBeDisabled()
    await expect(canvas.getByRole('button', { name: 'KELUAR' })).toBeEnabled()
  },
}

export const WithoutEmail: Story = { args: { user: { name: 'Rina Kusumawardani' } } }

export const LongNames: Story = {
  args: {
    user: {
      name: 'Raden Ajeng Kusumawardaningrum '.repeat(6),
      email: `${'panjang-'.repeat(20)}@armada.example`,
    },
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } }

export const Dark: Story = { globals: { theme: 'dark' } }
