import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { PushSettings } from './PushSettings.tsx'
import type { PushState } from '@sikud/api/react'

const on: PushState = { permission: 'granted', registration: 'on', failure: null }
const off: PushState = { permission: 'granted', registration: 'off', failure: null }

const meta = {
  title: 'Fleet/PushSettings',
  tags: ['stabil'],
  component: PushSettings,
  args: { state: on, browser: 'chrome', test: { result: 'none' }, onChange: fn(), onTest: fn() },
} satisfies Meta<typeof PushSettings>
export default meta
type Story = StoryObj<typeof meta>

export const On: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Diizinkan dan menyala')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Kirim percobaan' }))
    await expect(args.onTest).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('switch', { name: 'Tampilkan pemberitahuan di peramban ini' }))
    await expect(args.onChange).toHaveBeenCalledWith(false)
  },
}

export const Off: Story = {
  args: { state: off },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: 'Kirim percobaan' })).toBeNull()
    await userEvent.click(canvas.getByRole('switch'))
    await expect(args.onChange).toHaveBeenCalledWith(true)
  },
}

export const NotAsked: Story = {
  args: { state: { ...off, permission: 'default' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/peramban meminta izin Anda/)).toBeVisible()
  },
}

export const Starting: Story = { args: { state: { ...off, registration: 'starting' } } }

export const Stopping: Story = {
  args: { state: { ...off, registration: 'stopping' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).toBeDisabled()
  },
}

export const Blocked: Story = {
  args: { state: { ...off, permission: 'blocked' }, browser: 'firefox' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Izin pemberitahuan diblokir')
    await expect(canvas.getByText('Firefox (peramban Anda)')).toBeVisible()
    await expect(canvas.getByText('Pada Kirim notifikasi, hapus tanda Diblokir.')).toBeVisible()
    await userEvent.click(canvas.getByText('Chrome di Android'))
    await expect(canvas.getByText('Buka Izin, lalu izinkan Notifikasi.')).toBeVisible()
  },
}

const says =
  (words: RegExp): Story['play'] =>
  async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(words)
  }

export const Dismissed: Story = {
  args: { state: { permission: 'default', registration: 'off', failure: { fault: 'dismissed' } } },
  play: says(/ditutup tanpa jawaban/),
}

export const Unsupported: Story = {
  args: { state: { ...off, permission: 'unsupported' } },
  play: says(/tidak mendukung pemberitahuan/),
}

export const OnAnIphone: Story = {
  args: { state: { ...off, permission: 'unsupported' }, browser: 'iphone' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Pilih Tambahkan ke Layar Utama.')).toBeVisible()
  },
}

export const ProviderFailed: Story = {
  args: { state: { ...off, failure: { fault: 'subscribe' } } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/Pendaftaran .* gagal/)
    await userEvent.click(canvas.getByRole('button', { name: 'Coba lagi' }))
    await expect(args.onChange).toHaveBeenCalledWith(true)
  },
}

export const RenewalFailed: Story = {
  args: { state: { ...off, failure: { fault: 'update' } } },
  play: says(/gagal diperbarui/),
}

export const RemovalFailed: Story = {
  args: { state: { ...off, failure: { fault: 'unsubscribe' } } },
  play: says(/belum terhapus/),
}

export const NoName: Story = {
  args: { state: { ...off, failure: { fault: 'noToken' } } },
  play: says(/tidak mengenali peramban ini/),
}

export const WorkerFailed: Story = {
  args: { state: { ...off, failure: { fault: 'worker' } } },
  play: says(/gagal dipasang/),
}

export const WorkerSlow: Story = {
  args: { state: { ...off, failure: { fault: 'workerSlow' } } },
  play: says(/belum siap setelah 10 detik/),
}

export const CodeFailed: Story = { args: { state: { ...off, failure: { fault: 'code' } } } }

export const NoStorage: Story = {
  args: { state: { ...off, failure: { fault: 'indexedDb' } } },
  play: says(/menolak menyimpan data/),
}

export const Incomplete: Story = {
  args: { state: { ...off, failure: { fault: 'config', detail: 'messagingSenderId' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('"messagingSenderId"')
    await expect(canvas.queryByRole('button', { name: 'Coba lagi' })).toBeNull()
  },
}

export const RefusedByTheServer: Story = {
  args: {
    state: {
      ...off,
      failure: {
        fault: 'server',
        detail: 'Layanan sedang tidak tersedia. Silakan coba lagi sebentar lagi.',
      },
    },
  },
}

export const TestSending: Story = {
  args: { test: { result: 'sending' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Mengirim…' })).toBeDisabled()
  },
}

export const TestSent: Story = { args: { test: { result: 'sent' } } }

export const TestShownHere: Story = { args: { test: { result: 'shown' } } }

export const TestFailed: Story = {
  args: {
    test: {
      result: 'failed',
      message: 'Penyedia pemberitahuan belum menerima pesan. Silakan coba lagi nanti.',
    },
  },
}

export const Dark: Story = { args: Blocked.args, globals: { theme: 'dark' } }

export const English: Story = { args: Blocked.args, globals: { language: 'en' } }

export const Phone: Story = { args: Blocked.args, globals: { viewport: { value: 'phone' } } }
