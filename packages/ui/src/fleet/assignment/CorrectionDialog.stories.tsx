import { assignmentCheck, assignments, drivers, vehicles } from '@sikud/api/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, within } from 'storybook/test'
import { form } from '../../testing/form.ts'
import { AssignmentNotice } from './AssignmentNotice.tsx'
import { CorrectionDialog } from './CorrectionDialog.tsx'

const [now, past] = assignments
if (!now || !past) throw new Error('The fixture has too few assignments.')

const meta = {
  title: 'Fleet/CorrectionDialog',
  tags: ['stabil'],
  component: CorrectionDialog,
  args: {
    assignment: past,
    vehicles: { data: vehicles },
    drivers: { data: drivers },
    preview: () => <AssignmentNotice check={assignmentCheck} />,
    onSubmit: fn(async () => {}),
    onClose: fn(),
  },
} satisfies Meta<typeof CorrectionDialog>
export default meta
type Story = StoryObj<typeof meta>

const dialog = () => within(screen.getByRole('dialog'))

export const Default: Story = {
  play: async ({ args, userEvent }) => {
    await expect(dialog().getByLabelText(/Mulai/)).toHaveValue('2026-11-16T13:30')
    await form(dialog()).enter({ Pengendara: drivers[2]?.name ?? '' })
    await userEvent.click(dialog().getByRole('button', { name: 'SIMPAN' }))
    await expect(args.onSubmit).toHaveBeenCalledWith({
      from: past.from,
      to: past.to,
      vehicle_id: past.vehicle?.id,
      driver_id: drivers[2]?.id,
    })
  },
}

export const OfNow: Story = {
  args: { assignment: now },
  play: async ({ args, userEvent }) => {
    await expect(dialog().getByLabelText(/Sampai/)).not.toHaveValue('')
    await userEvent.click(dialog().getByRole('button', { name: 'Batal' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const ServerErrors: Story = {
  args: {
    onSubmit: fn(() =>
      Promise.reject(
        Object.assign(new Error('Data tidak valid.'), {
          fields: { to: ['Waktu selesai harus sesudah waktu mulai.'] },
        }),
      ),
    ),
  },
  play: async ({ userEvent }) => {
    await userEvent.click(dialog().getByRole('button', { name: 'SIMPAN' }))
    await expect(await dialog().findByText('Waktu selesai harus sesudah waktu mulai.')).toBeVisible()
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
