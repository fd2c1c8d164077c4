import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { EmailDialog } from './EmailDialog.tsx'

const meta = {
  title: 'Fleet/EmailDialog',
  tags: ['stabil'],
  component: EmailDialog,
  args: { onSubmit: fn(async () => {}), onClose: fn() },
} satisfies Meta<typeof EmailDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, userEvent }) => {
    const field = await screen.findByRole('textbox', { name: /^Email baru/ })
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.keyboard('rina.baru@armadanusa.example{Enter}')
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ email: 'rina.baru@armadanusa.example' }))
    await userEvent.click(screen.getByRole('button', { name: 'BATAL' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const Invalid: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: /^Email baru/ }), 'rina{Enter}')
    await waitFor(() => expect(screen.getByRole('textbox', { name: /^Email baru/ })).toBeInvalid())
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const Saving: Story = {
  args: { onSubmit: fn(() => new Promise(() => {})) },
  play: async ({ userEvent }) => {
    const field = await screen.findByRole('textbox', { name: /^Email baru/ })
    await userEvent.type(field, 'rina.baru@armadanusa.example{Enter}')
    await expect(await screen.findByRole('button', { name: 'MENYIMPAN...' })).toBeVisible()
  },
}

export const Failed: Story = {
  args: { onSubmit: fn(() => Promise.reject({ fields: { email: ['Ini alamat email Anda sekarang.'] } })) },
  play: async ({ userEvent }) => {
    const field = await screen.findByRole('textbox', { name: /^Email baru/ })
    await userEvent.type(field, 'rina.kusuma@armadanusa.example{Enter}')
    await expect(await screen.findByText('Ini alamat email Anda sekarang.')).toBeVisible()
  },
}

export const PhoneDark: Story = {
  globals: { theme: 'dark', viewport: { value: 'phone', isRotated: false } },
}

export const English: Story = { globals: { language: 'en' } }
