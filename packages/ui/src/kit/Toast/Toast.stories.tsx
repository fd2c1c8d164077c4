import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { createNotifier, NoticeHost } from './NoticeHost.tsx'
import { showToast, ToastHost, type ToastKind } from './ToastHost.tsx'

const messages: [ToastKind, string][] = [
  ['success', 'Perangkat berhasil disimpan.'],
  ['error', 'IMEI sudah dipakai perangkat lain.'],
  ['info', 'Versi baru tersedia.'],
]

function Toasts() {
  return (
    <>
      <ToastHost />
      <Stack direction="row" spacing={1} sx={{ pt: 12 }}>
        {messages.map(([kind, message]) => (
          <Button key={kind} variant="outlined" onClick={() => showToast(kind, message)}>
            {kind}
          </Button>
        ))}
      </Stack>
    </>
  )
}

const meta = { title: 'Kit/Toast', tags: ['stabil'], component: ToastHost, render: Toasts } satisfies Meta<
  typeof ToastHost
>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: StoryObj<{ kind: ToastKind; message: string }> = {
  args: { kind: 'success', message: 'Perangkat berhasil disimpan.' },
  argTypes: {
    kind: { control: 'radio', options: ['success', 'error', 'info'] },
    message: { control: 'text' },
  },
  render: ({ kind, message }) => (
    <>
      <ToastHost />
      <Button variant="outlined" onClick={() => showToast(kind, message)}>
        SIMPAN
      </Button>
    </>
  ),
}

export const Success: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'success' }))
    await expect(await screen.findByRole('status')).toHaveTextContent('Perangkat berhasil disimpan.')
    await waitFor(() => expect(screen.getByRole('status')).toBeVisible())
  },
}

export const Failed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'error' }))
    await expect(await screen.findByRole('alert')).toHaveTextContent('IMEI sudah dipakai perangkat lain.')
  },
}

export const Info: Story = {
  globals: { theme: 'dark' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'info' }))
    await expect(await screen.findByRole('status')).toHaveTextContent('Versi baru tersedia.')
  },
}

export const ANewOneReplacesTheOld: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'success' }))
    await expect(await screen.findByRole('status')).toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'error' }))
    await expect(await screen.findByRole('alert')).toHaveTextContent('IMEI sudah dipakai perangkat lain.')
    await waitFor(() => expect(screen.queryByRole('status')).toBeNull())
  },
}

export const TheSameKindTwice: Story = {
  play: async () => {
    showToast('error', 'Yang pertama.')
    await expect(await screen.findByText('Yang pertama.')).toBeInTheDocument()
    const first = document.getElementById('error')
    showToast('error', 'Yang kedua.')
    await expect(await screen.findByText('Yang kedua.')).toBeInTheDocument()
    await waitFor(() => expect(first).not.toBeInTheDocument())
    await expect(screen.getAllByRole('alert')).toHaveLength(1)
    await expect(document.getElementById('error')).toHaveTextContent('Yang kedua.')
  },
}

export const WhileAnotherCloses: Story = {
  name: 'a toast that opens while another of its kind closes stays',
  play: async ({ userEvent }) => {
    showToast('success', 'Yang pertama.')
    const first = (await screen.findByText('Yang pertama.')).closest('.Toastify__toast')
    await userEvent.click(screen.getByRole('button', { name: 'Tutup pemberitahuan' }))
    await waitFor(() => expect(first).toHaveAttribute('data-in', 'false'))
    showToast('success', 'Yang kedua.')
    await waitFor(() => expect(first).not.toBeInTheDocument())
    await waitFor(() => expect(screen.getByText('Yang kedua.')).toBeVisible())
  },
}

const longMessage = 'Server menolak isian ini karena kolomnya tidak dikenal. '.repeat(60).trim()

export const LongMessage: Story = {
  name: 'X28 a long message shows at most four lines',
  play: async () => {
    showToast('error', longMessage)
    const text = await screen.findByText(longMessage)
    const lineHeight = Number.parseFloat(getComputedStyle(text).lineHeight)
    await waitFor(() => expect(text).toBeVisible())
    await expect(text.getBoundingClientRect().height).toBeLessThanOrEqual(4 * lineHeight + 1)
    await expect(text).toHaveAttribute('title', longMessage)
  },
}

const open = fn()

export const WithLink: Story = {
  play: async ({ userEvent }) => {
    showToast('success', 'Pengendara berhasil dibuat.', { link: { label: 'Lihat', onClick: open } })
    const toast = within(await screen.findByRole('status'))
    await userEvent.click(toast.getByRole('button', { name: 'Lihat' }))
    await expect(open).toHaveBeenCalledOnce()
    // Without the press it would stay for ten seconds.
    await waitFor(() => expect(screen.queryByRole('status')).toBeNull(), { timeout: 5_000 })
  },
}

export const Pressed: Story = {
  play: async ({ userEvent }) => {
    const onClick = fn()
    showToast('info', 'B 9014 SIM melaju terlalu cepat.', { onClick })
    await userEvent.click(await screen.findByText('B 9014 SIM melaju terlalu cepat.'))
    await expect(onClick).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByRole('status')).toBeNull(), { timeout: 3_000 })
  },
}

export const Closed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'error' }))
    const alert = within(await screen.findByRole('alert'))
    await userEvent.click(alert.getByRole('button', { name: 'Tutup pemberitahuan' }))
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  },
}

const notifier = createNotifier()

export const FromANotifier: Story = {
  name: 'a notifier loads the toasts with its first notice',
  render: () => <NoticeHost notifier={notifier} closeLabel="Tutup" />,
  play: async () => {
    notifier.notify('info', 'Versi baru tersedia.')
    await expect(await screen.findByRole('status')).toHaveTextContent('Versi baru tersedia.')
  },
}
