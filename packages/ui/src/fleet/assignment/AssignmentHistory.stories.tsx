import { assignments } from '@sikud/api/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { AssignmentHistory } from './AssignmentHistory.tsx'

const meta = {
  title: 'Fleet/AssignmentHistory',
  tags: ['stabil'],
  component: AssignmentHistory,
  args: {
    of: 'device',
    assignments,
    deviceTo: (id) => `/device/detail/${String(id)}`,
    vehicleTo: (id) => `/vehicle/detail/${String(id)}`,
    driverTo: (id) => `/driver/detail/${String(id)}`,
    onCorrect: fn(),
  },
} satisfies Meta<typeof AssignmentHistory>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const [now, , none, hidden] = canvas.getAllByRole('listitem')
    if (!now || !none || !hidden) throw new Error('The rows are missing.')
    await expect(now).toHaveTextContent(
      'B 9114 TCN · Agus Setiawan20 Nov 2026, 08.04.00 WIB – sekarangPusat · dicatat oleh Rina Kusumawardani',
    )
    await expect(none).toHaveTextContent(/Tanpa kendaraan · Tanpa pengendara.*dari impor/)
    await expect(hidden).toHaveTextContent(/disusun dari perjalanan dan catatan lama/)
    await expect(within(hidden).queryByRole('button')).toBeNull()
    await userEvent.click(within(now).getByRole('button', { name: /^Koreksi 20 Nov/ }))
    await expect(args.onCorrect).toHaveBeenCalledWith(assignments[0])
  },
}

export const OfVehicle: Story = {
  args: { of: 'vehicle' },
  play: async ({ canvas }) => {
    const [now] = canvas.getAllByRole('listitem')
    await expect(now).toHaveTextContent(/^Agus Setiawan · Pelacak 01/)
  },
}

export const OfDriver: Story = {
  args: { of: 'driver' },
  play: async ({ canvas }) => {
    const [now] = canvas.getAllByRole('listitem')
    await expect(now).toHaveTextContent(/^B 9114 TCN · Pelacak 01/)
  },
}

export const ReadOnly: Story = {
  args: { onCorrect: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const Empty: Story = {
  args: { assignments: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Belum ada riwayat pemasangan.')).toBeVisible()
  },
}

export const Loading: Story = { args: { assignments: undefined } }

export const Failed: Story = {
  args: { assignments: undefined, error: 'Server sedang sibuk.', onRetry: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Coba lagi' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
