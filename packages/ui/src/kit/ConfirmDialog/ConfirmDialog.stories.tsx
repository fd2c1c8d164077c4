import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, waitFor, within } from 'storybook/test'
import type { ConfirmQuestion } from './ConfirmDialog.tsx'
import { ConfirmProvider, useConfirm } from './ConfirmProvider.tsx'

function Asker(question: ConfirmQuestion) {
  const confirm = useConfirm()
  const [answer, setAnswer] = useState('')
  return (
    <>
      <Button variant="outlined" onClick={async () => setAnswer((await confirm(question)) ? 'ya' : 'tidak')}>
        Hapus
      </Button>
      <Typography sx={{ mt: 2 }}>Jawaban: {answer}</Typography>
    </>
  )
}

const meta = {
  title: 'Kit/ConfirmDialog',
  tags: ['stabil'],
  component: Asker,
  decorators: [
    (Story) => (
      <ConfirmProvider>
        <Story />
      </ConfirmProvider>
    ),
  ],
  args: {},
} satisfies Meta<typeof Asker>
export default meta
type Story = StoryObj<typeof meta>

async function opened() {
  await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible())
  return screen.getByRole('alertdialog', { name: 'Perhatian' })
}

export const Playground: Story = {
  args: {
    title: 'Perhatian',
    text: 'Apakah anda yakin ingin menghapus data ini?',
    detail: '24 sesi perjalanan ikut terhapus.',
    confirm: 'Lanjutkan',
    cancel: 'Batal',
    destructive: true,
  },
}

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hapus' }))
    const dialog = await opened()
    await expect(dialog).toHaveAccessibleDescription('Apakah anda yakin ingin menghapus data ini?')
    const [left, right] = within(dialog).getAllByRole('button')
    await expect(left).toHaveTextContent('Batal')
    await expect(right).toHaveTextContent('Lanjutkan')
    await expect(left).toHaveFocus()
  },
}

export const Confirmed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hapus' }))
    await userEvent.click(within(await opened()).getByRole('button', { name: 'Lanjutkan' }))
    await expect(await canvas.findByText('Jawaban: ya')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  },
}

export const LeftWithEscape: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Hapus' })
    await userEvent.click(button)
    await opened()
    await userEvent.keyboard('{Escape}')
    await expect(await canvas.findByText('Jawaban: tidak')).toBeVisible()
    await waitFor(() => expect(button).toHaveFocus())
  },
}

export const Destructive: Story = {
  args: {
    destructive: true,
    detail: 'Kendaraan B 9123 KXA dan 24 sesi perjalanan terkait dengan perangkat ini.',
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hapus' }))
    await expect(await opened()).toHaveAccessibleDescription(/24 sesi perjalanan/)
  },
}

export const DestructiveDark: Story = { ...Destructive, globals: { theme: 'dark' } }

export const Logout: Story = {
  args: { text: 'Apakah Anda yakin ingin keluar?' },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hapus' }))
    await expect(await opened()).toHaveAccessibleDescription('Apakah Anda yakin ingin keluar?')
  },
}
