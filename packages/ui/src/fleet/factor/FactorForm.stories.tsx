import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { AuthCard } from '../auth/AuthCard.tsx'
import { FactorForm } from './FactorForm.tsx'

const meta = {
  title: 'Fleet/FactorForm',
  tags: ['stabil'],
  component: FactorForm,
  args: { onSubmit: fn(), onBack: fn() },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <AuthCard title="Kode verifikasi">
        <Story />
      </AuthCard>
    ),
  ],
} satisfies Meta<typeof FactorForm>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Kode verifikasi' })
    await waitFor(() => expect(field).toHaveFocus())
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code')
    await expect(field).toHaveAttribute('inputmode', 'numeric')
    await userEvent.keyboard('123 456{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledWith('123456')
    await userEvent.click(canvas.getByRole('button', { name: 'Kembali ke password' }))
    await expect(args.onBack).toHaveBeenCalledOnce()
  },
}

export const Recovery: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pakai kode pemulihan' }))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Kode pemulihan' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByText('Masukkan kode pemulihan.')).toBeVisible()
    await userEvent.keyboard('abcd-efgh-ijkl{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledWith('abcd-efgh-ijkl')
  },
}

export const Passkey: Story = {
  args: { onPasskey: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pakai passkey' }))
    await expect(args.onPasskey).toHaveBeenCalledOnce()
  },
}

/** The user has passkeys and recovery codes, but no authenticator app. */
export const PasskeyOnly: Story = {
  args: { onPasskey: fn(), hasApp: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Kode pemulihan' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Pakai kode dari aplikasi' })).toBeNull()
  },
}

export const Incomplete: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '12345{Enter}')
    await expect(canvas.getByText('Masukkan 6 angka.')).toBeVisible()
    await expect(canvas.getByRole('textbox')).toHaveFocus()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const Submitting: Story = {
  args: { submitting: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Loading...' })).toBeDisabled()
  },
}

export const Wrong: Story = {
  args: { error: 'Kode salah atau sudah dipakai.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Kode salah atau sudah dipakai.')
  },
}

export const AskedToWait: Story = {
  args: { error: 'Terlalu banyak percobaan.', wait: 12 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Tunggu 12 dtk' })).toBeDisabled()
  },
}

export const PhoneDark: Story = {
  globals: { theme: 'dark', viewport: { value: 'phone', isRotated: false } },
}
