import { systemState } from '@sikud/api/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import userEvent from '@testing-library/user-event'
import { SystemState } from './SystemState.tsx'

const meta = {
  title: 'Fleet/SystemState',
  tags: ['stabil'],
  component: SystemState,
  args: { state: systemState },
} satisfies Meta<typeof SystemState>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = ReturnType<typeof within>

/** Returns the words of the rows, worst first, such as "Cadangan Bermasalah". */
const rowsOf = (canvas: Canvas) =>
  within(canvas.getByRole('list', { name: 'Keadaan sekarang' }))
    .getAllByRole('listitem')
    .map((row) => row.textContent)

async function openTechnical(canvas: Canvas) {
  await userEvent.click(canvas.getByRole('button', { name: /^Rincian teknis/ }))
}

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Semua berjalan baik.')
    await expect(rowsOf(canvas).every((row) => row.includes('Baik'))).toBe(true)
    await expect(canvas.getByText(/^Cadangan terakhir dibuat .+ lalu dan sudah diperiksa\.$/)).toBeVisible()
    await expect(canvas.getByRole('img', { name: /Posisi per menit, satu jam terakhir/ })).toBeVisible()
    await expect(canvas.getByText('per menit dari 340 perangkat')).toBeVisible()
    // Terms of engineers stand only in the folded part.
    await expect(canvas.queryByText(/Skema|PostgreSQL|Tertanam|log server|BACKUP_DIR|milidetik/)).toBeNull()
    await openTechnical(canvas)
    await expect(await canvas.findByText('0040_operations.sql')).toBeVisible()
  },
}

export const Warning: Story = {
  args: {
    state: {
      ...systemState,
      disk: { free: 9_000_000_000, total: 100_000_000_000 },
      mail: { on: true, waiting: 2, failed: 3 },
      problems: ['disk_low', 'mails_fail'],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Perlu perhatian: Basis data, Email')
    const [first, second, third] = rowsOf(canvas)
    await expect(first).toMatch(/^Basis dataPerlu perhatian.*Ruang penyimpanan hampir habis\./)
    await expect(second).toMatch(/^EmailPerlu perhatian.*Sebagian email gagal dikirim\./)
    await expect(third).toMatch(/Baik/)
  },
}

export const Broken: Story = {
  args: {
    state: {
      ...systemState,
      disk: { free: 9_000_000_000, total: 100_000_000_000 },
      backup: { ...systemState.backup, problem: 'No space left on device' },
      mail: { on: false, waiting: 0, failed: 0 },
      servers: systemState.servers.map((server) => ({ ...server, running: false, stopped: null })),
      problems: ['intake_waits', 'backup_failed', 'disk_low'],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Perlu perhatian: Penerimaan posisi, Cadangan, Basis data',
    )
    const rows = rowsOf(canvas)
    await expect(rows[1]).toMatch(/^CadanganBermasalah/)
    await expect(rows[2]).toMatch(/^Basis dataPerlu perhatian/)
    await expect(rows.at(-1)).toMatch(/^EmailTidak aktif/)
    await openTechnical(canvas)
    await expect(await canvas.findByText('No space left on device')).toBeVisible()
    await expect(canvas.getByText(/kurangi POSITION_DAYS/)).toBeVisible()
    await expect(canvas.getAllByText(/terputus tanpa berhenti/)).toHaveLength(2)
  },
}

export const BrokenDark: Story = { args: Broken.args, globals: { theme: 'dark' } }

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
    await expect(rowsOf(canvas)[0]).toContain(
      '14 perangkat melaporkan waktu yang 1 jam lebih cepat daripada jam server.',
    )
  },
}

export const ClockAhead: Story = {
  name: 'Y04: the clock of the server is far ahead',
  args: {
    state: { ...systemState, clock_known: '2026-11-20T07:30:00Z', problems: ['clock_ahead'] },
  },
  play: async ({ canvas }) => {
    await expect(rowsOf(canvas)[0]).toMatch(
      /jadi data lama tidak dihapus\.Waktu terakhir yang diketahui benar: 20 Nov 2026, 14.30/,
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
    await expect(rowsOf(canvas)[0]).toMatch(/^CadanganPerlu perhatian/)
    await openTechnical(canvas)
    await expect(await canvas.findAllByText('belum pernah')).toHaveLength(2)
  },
}
