import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, spyOn } from 'storybook/test'
import { RecoveryCodesDialog } from './RecoveryCodesDialog.tsx'

const codes = Array.from({ length: 10 }, (_, at) => `K${at}7M-QW3E-RT5Y-UI8O-PA2S`)

const meta = {
  title: 'Fleet/RecoveryCodesDialog',
  tags: ['stabil'],
  component: RecoveryCodesDialog,
  args: { codes, madeAt: '2026-11-23T03:20:00.000Z', onClose: fn() },
} satisfies Meta<typeof RecoveryCodesDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await userEvent.click(await screen.findByRole('button', { name: 'Salin' }))
    await expect(write).toHaveBeenCalledWith(codes.join('\n'))
    const file = spyOn(URL, 'createObjectURL').mockReturnValue('#')
    await userEvent.click(screen.getByRole('button', { name: 'Unduh .txt' }))
    const [blob] = file.mock.calls[0] ?? []
    await expect(blob instanceof Blob ? await blob.text() : '').toContain(codes.join('\r\n'))
    const print = spyOn(window, 'print').mockImplementation(() => {})
    await userEvent.click(screen.getByRole('button', { name: 'Cetak' }))
    await expect(print).toHaveBeenCalledOnce()
    await userEvent.click(screen.getByRole('checkbox', { name: 'Sudah saya simpan' }))
    await userEvent.click(screen.getByRole('button', { name: 'SELESAI' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const PhoneDark: Story = {
  globals: { theme: 'dark', viewport: { value: 'phone', isRotated: false } },
}
