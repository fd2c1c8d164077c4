import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { PasskeyDialog } from './PasskeyDialog.tsx'

const meta = {
  title: 'Fleet/PasskeyDialog',
  tags: ['stabil'],
  component: PasskeyDialog,
  args: { onAdd: fn(async () => ({ codes: [] as string[] })), onClose: fn() },
} satisfies Meta<typeof PasskeyDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, userEvent }) => {
    const field = await screen.findByRole('textbox', { name: /^Nama/ })
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.keyboard('Laptop kantor{Enter}')
    await waitFor(() => expect(args.onAdd).toHaveBeenCalledWith('Laptop kantor'))
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
  },
}

/** The first factor of a user has recovery codes. */
export const RecoveryCodes: Story = {
  args: { onAdd: fn(async () => ({ codes: ['abcd-efgh', 'jklm-nopq'] })) },
  play: async ({ args, userEvent }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: /^Nama/ }), 'Laptop kantor{Enter}')
    await expect(await screen.findByText('abcd-efgh')).toBeVisible()
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}

/** The phone or computer of the user asks for a fingerprint. */
export const Enrolling: Story = {
  args: { onAdd: fn(() => new Promise(() => {})) },
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: /^Nama/ }), 'Laptop kantor{Enter}')
    await expect(await screen.findByText(/Ikuti petunjuk/)).toBeVisible()
  },
}

const cancelled = 'Passkey dibatalkan, atau waktunya habis. Coba lagi.'

export const Failed: Story = {
  args: { onAdd: fn(() => Promise.reject({ fields: { passkey: [cancelled] } })) },
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: /^Nama/ }), 'Laptop kantor{Enter}')
    await expect(await screen.findByText(cancelled)).toBeVisible()
    await expect(screen.getByRole('textbox', { name: /^Nama/ })).toHaveValue('Laptop kantor')
  },
}

export const PhoneDark: Story = {
  globals: { theme: 'dark', viewport: { value: 'phone', isRotated: false } },
}

export const English: Story = { globals: { language: 'en' } }
