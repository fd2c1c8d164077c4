import { archivedDevices, devices } from '@sikud/api/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ComponentProps } from 'react'
import { expect, fn, screen } from 'storybook/test'
import { initialListView } from '../../kit/DataList/ListView.ts'
import { grid } from '../../testing/grid.ts'
import { DeviceList } from './DeviceList.tsx'

function Listed(props: ComponentProps<typeof DeviceList>) {
  const [view, setView] = useState(props.view)
  return <DeviceList {...props} view={view} onViewChange={setView} />
}

const meta = {
  title: 'Fleet/DeviceList',
  tags: ['stabil'],
  component: DeviceList,
  render: Listed,
  args: {
    devices,
    deviceTo: (device) => `/device/detail/${device.id}`,
    view: initialListView,
    onViewChange: fn(),
    onRetry: fn(),
  },
  beforeEach: () => localStorage.removeItem('deviceColumns'),
} satisfies Meta<typeof DeviceList>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const list = grid(canvas, 'Daftar Perangkat')
    await expect(await list.columns()).toEqual(['IMEI', 'Nomor', 'Kendaraan'])
    const [first] = devices
    const row = await list.row(first?.imei ?? '')
    await expect(row.link).toHaveAttribute('href', `/device/detail/${first?.id}`)
  },
}

/** With a server that says which devices report, each row has its state and the age of the last report. */
export const Reporting: Story = {
  args: { reporting: true },
  play: async ({ canvas }) => {
    await expect(await grid(canvas, 'Daftar Perangkat').columns()).toEqual([
      'IMEI',
      'Status',
      'Nomor',
      'Kendaraan',
    ])
    const silent = await canvas.findByRole('gridcell', { name: /^Berhenti melapor/ })
    await expect(silent).toHaveTextContent('2 hari lalu')
    await expect(canvas.getByRole('gridcell', { name: 'Belum pernah melapor' })).toBeVisible()
  },
}

/** The filter finds the devices that have been silent for over a day, and other columns say more about their last report. */
export const SilentForADay: Story = {
  args: { reporting: true, view: { ...initialListView, filter: ['silent_day'] } },
  beforeEach: () =>
    localStorage.setItem('deviceColumns', '["imei","last_contact","battery","protocol","driver_name"]'),
  play: async ({ canvas }) => {
    await expect(await grid(canvas, 'Daftar Perangkat').columns()).toEqual([
      'IMEI',
      'Kontak terakhir',
      'Baterai',
      'Protokol',
      'Pengendara',
    ])
    await expect(canvas.getByRole('button', { name: 'Hapus saringan Diam lebih dari 1 hari' })).toBeVisible()
    const rows = canvas.getAllByRole('row').slice(1)
    await expect(rows).toHaveLength(1)
    for (const text of ['2 hari lalu', '17%', 'GT06']) await expect(rows[0]).toHaveTextContent(text)
  },
}

export const OtherColumns: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Kolom' }))
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Pengendara' }))
    await expect(localStorage.getItem('deviceColumns')).toBe(
      '["imei","number","vehicle_number","driver_name"]',
    )
    await userEvent.keyboard('{Escape}')
    await expect(await canvas.findByRole('columnheader', { name: 'Pengendara' })).toBeVisible()
  },
}

export const WithoutDriver: Story = {
  args: {
    devices: devices.map((device, at) =>
      at % 3 === 0 ? { ...device, driver_id: null, driver: null } : device,
    ),
    view: { ...initialListView, filter: ['no_driver'] },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Hapus saringan Tanpa pengendara' })).toBeVisible()
  },
}

export const Loading: Story = { args: { devices: [], loading: true } }

export const Empty: Story = {
  args: { devices: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Wooops')).toBeVisible()
  },
}

export const Failed: Story = { args: { devices: [], error: 'Server sedang sibuk. Coba lagi sebentar lagi.' } }

export const LongNames: Story = {
  args: {
    devices: devices.map((device) => ({
      ...device,
      name: 'Pelacak cadangan truk tangki bahan bakar depo Plumpang, Jakarta Utara',
      number: 'Dipinjamkan ke bengkel rekanan di Cakung sampai akhir tahun',
      vehicle: { id: 1, number: 'AB 9114 TCN percobaan' },
    })),
  },
}

/** Nothing of a row is cut on a phone. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { reporting: true, grouped: true },
  play: async ({ canvas }) => {
    const rows = await canvas.findAllByRole('listitem')
    for (const part of rows
      .flatMap((row) => [...row.querySelectorAll('span')])
      .filter((one) => one.offsetWidth > 0)) {
      await expect(part.scrollWidth).toBeLessThanOrEqual(part.clientWidth || part.scrollWidth)
      await expect(part.scrollHeight).toBeLessThanOrEqual((part.clientHeight || part.scrollHeight) + 1)
    }
  },
}

/** While the filter "Arsip" is active, the rows include archived records, and the list shows only these. */
export const Archived: Story = {
  args: {
    devices: [...devices, ...archivedDevices],
    archivable: true,
    view: { ...initialListView, filter: ['archived'] },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Hapus saringan Arsip' })).toBeVisible()
    await expect(await canvas.findByText('861230049811126')).toBeVisible()
    await expect(canvas.getAllByText('Diarsipkan')).toHaveLength(archivedDevices.length)
  },
}
