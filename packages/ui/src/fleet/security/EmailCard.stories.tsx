import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { EmailCard } from './EmailCard.tsx'

const change = {
  email: 'rina.baru@armadanusa.example',
  waits_for: ['new' as const, 'old' as const],
  expires_at: '2026-11-25T08:00:00Z',
}

const meta = {
  title: 'Fleet/EmailCard',
  tags: ['stabil'],
  component: EmailCard,
  args: {
    email: 'rina.kusuma@armadanusa.example',
    change: null,
    hasMail: true,
    onChange: fn(),
    onResend: fn(),
    onWithdraw: fn(),
  },
} satisfies Meta<typeof EmailCard>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('rina.kusuma@armadanusa.example')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'UBAH EMAIL' }))
    await expect(args.onChange).toHaveBeenCalledOnce()
  },
}

/** The change needs a confirmation from both mailboxes, the old and the new one. */
export const Waiting: Story = {
  args: { change },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Buka tautan di email yang dikirim ke alamat baru dan alamat lama.',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'KIRIM ULANG' }))
    await expect(args.onResend).toHaveBeenCalledWith('rina.baru@armadanusa.example')
    await userEvent.click(canvas.getByRole('button', { name: 'BATALKAN PERUBAHAN' }))
    await expect(args.onWithdraw).toHaveBeenCalledOnce()
  },
}

/** The change was confirmed from the new mailbox, but not yet from the old one. */
export const HalfConfirmed: Story = {
  args: { change: { ...change, waits_for: ['old'] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Buka tautan di email yang dikirim ke alamat lama.',
    )
  },
}

/** The server sends no e-mail: the card has no buttons and says who can change the address. */
export const WithoutMail: Story = {
  args: { hasMail: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Mintalah admin armada/)).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const Busy: Story = { args: { change, busy: true } }

export const LongAddress: Story = {
  args: {
    email: `${'kusumawardaningrum.'.repeat(6)}rina@armadanusa.example`,
    change: { ...change, email: `${'pengelola.armada.'.repeat(7)}rina@armadanusa.example` },
  },
  globals: { viewport: { value: 'phone', isRotated: false } },
}

export const PhoneDark: Story = {
  args: { change },
  globals: { theme: 'dark', viewport: { value: 'phone', isRotated: false } },
}

export const English: Story = { args: { change }, globals: { language: 'en' } }
