import { auditEntries } from '@sikud/api/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { AuditLog } from './AuditLog.tsx'

const meta = {
  title: 'Fleet/AuditLog',
  tags: ['stabil'],
  component: AuditLog,
  args: {
    entries: auditEntries,
    choice: {},
    actors: [
      { id: 2, name: 'Rina Kusumawardani' },
      { id: 7, name: 'Agus Salim' },
    ],
    onChoose: fn(),
    onExport: fn(async () => auditEntries),
    subjectTo: (type, id) => `/${type}/detail/${String(id)}`,
  },
} satisfies Meta<typeof AuditLog>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('Ditolak')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Pengendara' }))
    await expect(args.onChoose).toHaveBeenLastCalledWith({ subject: 'driver' })
    await userEvent.click(canvas.getByRole('button', { name: 'Dihapus' }))
    await expect(args.onChoose).toHaveBeenLastCalledWith({ kind: 'deleted' })
    await userEvent.type(canvas.getByRole('searchbox'), 'pelacak{Enter}')
    await expect(args.onChoose).toHaveBeenLastCalledWith({ search: 'pelacak' })
    await userEvent.selectOptions(canvas.getByLabelText('Pengguna'), 'Agus Salim')
    await expect(args.onChoose).toHaveBeenLastCalledWith({ actor: '7' })
    await userEvent.click(canvas.getByRole('button', { name: 'Ekspor' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Ekspor CSV' }))
    await expect(await canvas.findByText(/10 baris diekspor ke catatan-aktivitas-.*csv/)).toBeVisible()
  },
}

/** The chosen filters can be switched off one by one. */
export const Filtered: Story = {
  args: { choice: { search: 'Pelacak', kind: 'deleted', subject: 'device' } },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('searchbox')).toHaveValue('Pelacak')
    await expect(canvas.getByRole('button', { name: 'Perangkat', pressed: true })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Dihapus', pressed: true }))
    await expect(args.onChoose).toHaveBeenLastCalledWith({ search: 'Pelacak', subject: 'device' })
  },
}

/** The history of one record has no filters. */
export const History: Story = {
  args: { choice: undefined, entries: auditEntries.slice(0, 2), subjectTo: undefined, onMore: fn() },
}

/** A change of the last 24 hours can be undone. */
export const Undoable: Story = {
  args: {
    choice: undefined,
    entries: auditEntries.slice(0, 3).map((entry, nth) => (nth === 0 ? { ...entry, undo: 214 } : entry)),
    onUndo: fn(),
  },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Urungkan' }))
    await expect(args.onUndo).toHaveBeenCalledWith(214)
  },
}

export const Loading: Story = { args: { entries: [], loading: true } }

export const Empty: Story = { args: { entries: [], choice: undefined } }

export const Failed: Story = {
  args: { entries: [], error: 'Terjadi gangguan di server. Silakan coba lagi.', onRetry: fn() },
}
