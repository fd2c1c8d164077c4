import { systemState } from '@sikud/api/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SystemState } from './SystemState.tsx'

const meta = {
  title: 'Fleet/SystemState',
  tags: ['stabil'],
  component: SystemState,
  args: { state: systemState },
} satisfies Meta<typeof SystemState>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Semua berjalan baik.')
    await expect(canvas.getByRole('img', { name: /Posisi per menit, satu jam terakhir/ })).toBeVisible()
  },
}

export const Problems: Story = {
  args: {
    state: {
      ...systemState,
      disk: { free: 9_000_000_000, total: 100_000_000_000 },
      backup: { ...systemState.backup, problem: 'No space left on device' },
      servers: systemState.servers.map((server) => ({ ...server, running: false, stopped: null })),
      problems: ['intake_waits', 'backup_failed', 'disk_low'],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Ruang penyimpanan hampir habis.')
    await expect(canvas.getByText('No space left on device')).toBeVisible()
    await expect(canvas.getAllByText(/terputus tanpa berhenti/)).toHaveLength(2)
  },
}

export const ServerClock: Story = {
  name: 'P6: the clock of the server may be wrong',
  args: {
    state: {
      ...systemState,
      clock: { offset_seconds: 3_600, devices: 14 },
      problems: ['clock_differs'],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Jam server mungkin salah. 14 perangkat melaporkan waktu yang 1 jam lebih cepat daripada jam server.',
    )
  },
}

export const ClockAhead: Story = {
  name: 'Y04: the clock of the server is far ahead',
  args: {
    state: { ...systemState, clock_known: '2026-11-20T07:30:00Z', problems: ['clock_ahead'] },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      /jadi data lama tidak dihapus\. Waktu terakhir yang diketahui benar: 20 Nov 2026, 14.30/,
    )
  },
}

export const Empty: Story = {
  args: {
    state: {
      ...systemState,
      disk: null,
      positions: { ...systemState.positions, minutes: [], outcomes: [] },
      backup: { on: false, made: null, bytes: null, verified: null, problem: null },
      push: { on: false, waiting: 0, failed: 0 },
      mail: { on: false, waiting: 0, failed: 0 },
      problems: ['backup_off'],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Tidak ada posisi dalam satu jam terakhir.')).toBeVisible()
    await expect(canvas.getAllByText('belum pernah')).toHaveLength(2)
  },
}
