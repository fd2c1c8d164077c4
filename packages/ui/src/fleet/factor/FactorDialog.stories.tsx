import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, spyOn, waitFor } from 'storybook/test'
import { FactorDialog } from './FactorDialog.tsx'

const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
const codes = Array.from({ length: 10 }, (_, at) => `K${at}7M-QW3E-RT5Y-UI8O-PA2S`)

const meta = {
  title: 'Fleet/FactorDialog',
  tags: ['stabil'],
  component: FactorDialog,
  args: {
    seed: {
      secret,
      uri: `otpauth://totp/SIKUD:rina.kusuma%40armadanusa.example?secret=${secret}&issuer=SIKUD`,
    },
    onConfirm: fn(async () => ({ codes })),
    onClose: fn(),
  },
} satisfies Meta<typeof FactorDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, userEvent }) => {
    await expect(
      await screen.findByRole('img', { name: 'Kode QR untuk aplikasi autentikator' }),
    ).toBeVisible()
    await expect(screen.getByRole('textbox', { name: /^Kunci/ })).toHaveValue(
      'JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP',
    )
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await userEvent.click(screen.getByRole('button', { name: 'Salin kunci' }))
    await expect(write).toHaveBeenCalledWith(secret)
    await userEvent.type(screen.getByRole('textbox', { name: /^Kode verifikasi/ }), '123 456{Enter}')
    await expect(await screen.findByRole('heading', { name: 'Simpan kode pemulihan Anda' })).toBeVisible()
    await expect(args.onConfirm).toHaveBeenCalledWith('123456')
    await expect(screen.getAllByRole('listitem')).toHaveLength(10)
    const close = screen.getByRole('button', { name: 'SELESAI' })
    await expect(close).toBeDisabled()
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('checkbox', { name: 'Sudah saya simpan' }))
    await userEvent.click(close)
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const Dark: Story = {
  globals: { theme: 'dark' },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('img')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
  },
}

export const WrongPhone: Story = {
  args: { onConfirm: fn(() => Promise.reject({ fields: { code: ['Kode salah.'] } })) },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: /^Kode verifikasi/ }), '000000{Enter}')
    await expect(await screen.findByText('Kode salah.')).toBeVisible()
  },
}

export const Loading: Story = { args: { seed: undefined } }

export const Failed: Story = {
  args: { seed: undefined, error: { message: 'Server sedang sibuk.' }, onRetry: fn() },
}
