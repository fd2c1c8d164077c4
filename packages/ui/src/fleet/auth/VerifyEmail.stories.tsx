import Button from '@mui/material/Button'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { VerifyEmail } from './VerifyEmail.tsx'

function Opener({ resendTo }: { resendTo: string }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="contained" onClick={() => setOpen(true)}>
        Continue
      </Button>
      <VerifyEmail open={open} onClose={() => setOpen(false)} resendTo={resendTo} />
    </>
  )
}

const meta = {
  title: 'Fleet/VerifyEmail',
  tags: ['stabil'],
  component: Opener,
  args: { resendTo: '/resend' },
} satisfies Meta<typeof Opener>
export default meta
type Story = StoryObj<typeof meta>

const open: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
  await waitFor(() => expect(screen.getByRole('dialog', { name: 'Verify your Email' })).toBeVisible(), {
    timeout: 15_000,
  })
}

const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

export const Default: Story = {
  play: async (context) => {
    await open(context)
    const dialog = within(screen.getByRole('dialog'))
    await expect(screen.getByRole('dialog')).toHaveAccessibleDescription(
      /Thank you, check your email for instructions to reset your password/,
    )
    await expect(dialog.getByRole('button', { name: 'Skip' })).toHaveFocus()
    await expect(dialog.getByRole('link', { name: 'Resend' })).toHaveAttribute('href', '/resend')
  },
}

export const Skipped: Story = {
  play: async (context) => {
    await open(context)
    await context.userEvent.click(screen.getByRole('button', { name: 'Skip' }))
    await closed()
  },
}

export const Resent: Story = {
  play: async (context) => {
    await open(context)
    const resend = screen.getByRole('link', { name: 'Resend' })
    const followed = fn((event: MouseEvent) => event.preventDefault())
    resend.addEventListener('click', followed)
    await context.userEvent.click(resend)
    await expect(followed).toHaveBeenCalledOnce()
    await closed()
  },
}

export const LeftWithEscape: Story = {
  play: async (context) => {
    await open(context)
    await context.userEvent.keyboard('{Escape}')
    await closed()
    await waitFor(() => expect(context.canvas.getByRole('button', { name: 'Continue' })).toHaveFocus())
  },
}

export const Phone: Story = { play: open, globals: { viewport: { value: 'phone', isRotated: false } } }
