import { managedUsers } from '@sikud/api/fixtures'
import type { User } from '@sikud/api'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, spyOn, waitFor } from 'storybook/test'
import { AccountLinkDialog } from './AccountLinkDialog.tsx'

const invited: User = {
  id: 7,
  name: 'Yohana Manurung',
  email: 'yohana.manurung@armadanusa.example',
  created: { full: '20 November 2026, 09.15 WIB' },
  status: 'invited',
}

const meta = {
  title: 'Fleet/AccountLinkDialog',
  tags: ['stabil'],
  component: AccountLinkDialog,
  args: {
    user: invited,
    link: {
      url: 'https://armada.example/invitation#Y29udG9oLXVuZGFuZ2FuLXlhbmctdGlkYWstYmVybGFrdQ',
      expiresAt: '2026-11-23T15:04:05+07:00',
    },
    onRetry: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof AccountLinkDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, userEvent }) => {
    spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    const button = await screen.findByRole('button', { name: 'Salin tautan' })
    await waitFor(() => expect(button).toHaveFocus())
    await expect(screen.getByLabelText('Tautan')).toHaveValue(args.link?.url)
    await userEvent.click(button)
    await expect(await screen.findByRole('button', { name: 'Tautan disalin' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Selesai' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

/** The link stands only in the text of the message; the new tab does not learn the address of the app. */
export const WhatsApp: Story = {
  play: async ({ args }) => {
    const send = await screen.findByRole('link', { name: 'Kirim lewat WhatsApp' })
    const { origin, searchParams } = new URL(send.getAttribute('href') ?? '')
    await expect(origin).toBe('https://wa.me')
    const text = searchParams.get('text') ?? ''
    await expect(text).toMatch(/^Halo Yohana Manurung, Anda diundang/)
    await expect(text).toContain(args.link?.url)
    await expect(text).toMatch(/Berlaku sampai Sen, 23 Nov, pukul/)
    await expect(send).toHaveAttribute('rel', 'noopener noreferrer')
  },
}

export const Recovery: Story = {
  args: { user: managedUsers[0] ?? invited },
  play: async () => {
    await expect(await screen.findByText(/password lama berlaku sampai saat itu/)).toBeVisible()
  },
}

export const Loading: Story = { args: { link: undefined } }

export const Failed: Story = {
  args: { link: undefined, error: 'Pengguna ini tidak aktif.' },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Coba lagi' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { user: { ...invited, name: 'Siti Nurhaliza Kusumaningrum Adiningrat '.repeat(8) } },
}
