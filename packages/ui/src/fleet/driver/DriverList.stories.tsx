import { archivedDrivers, drivers } from '@sikud/api/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ComponentProps } from 'react'
import { expect, fn, screen } from 'storybook/test'
import { initialListView } from '../../kit/DataList/ListView.ts'
import { grid } from '../../testing/grid.ts'
import { DriverList } from './DriverList.tsx'

function Listed(props: ComponentProps<typeof DriverList>) {
  const [view, setView] = useState(props.view)
  return <DriverList {...props} view={view} onViewChange={setView} />
}

const meta = {
  title: 'Fleet/DriverList',
  tags: ['stabil'],
  component: DriverList,
  render: Listed,
  args: {
    drivers,
    driverTo: (driver) => `/driver/detail/${driver.id}`,
    view: initialListView,
    onViewChange: fn(),
    onRetry: fn(),
  },
  beforeEach: () => localStorage.removeItem('driverColumns'),
} satisfies Meta<typeof DriverList>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const list = grid(canvas, 'Daftar Pengendara')
    await expect(await list.columns()).toEqual(['Nama', 'Ponsel', 'Email', 'Lisensi'])
    const [first] = drivers
    const row = await list.row(first?.name ?? '')
    await expect(row.link).toHaveAttribute('href', expect.stringMatching(/^\/driver\/detail\/\d+$/))
  },
}

export const OtherColumns: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Kolom' }))
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Email' }))
    await expect(localStorage.getItem('driverColumns')).toBe('["name","phone","license"]')
  },
}

export const Loading: Story = { args: { drivers: [], loading: true } }

export const Empty: Story = {
  args: { drivers: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('no driver data')).toBeVisible()
  },
}

export const Failed: Story = { args: { drivers: [], error: 'Server sedang sibuk. Coba lagi sebentar lagi.' } }

export const LongNames: Story = {
  args: {
    drivers: drivers.map((driver) => ({
      ...driver,
      name: 'Raden Mas Haji Muhammad Abdurrahman Wirakusumah Adiningrat Suryodiningrat',
      email: 'muhammad.abdurrahman.wirakusumah.adiningrat@operasional.armadanusantara.example',
    })),
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

/** While the filter "Arsip" is active, the rows include archived records, and the list shows only these. */
export const Archived: Story = {
  args: {
    drivers: [...drivers, ...archivedDrivers],
    archivable: true,
    view: { ...initialListView, filter: ['archived'] },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Hapus saringan Arsip' })).toBeVisible()
    await expect(await canvas.findByText('Slamet Riyadi')).toBeVisible()
    await expect(canvas.getAllByText('Diarsipkan')).toHaveLength(archivedDrivers.length)
  },
}
