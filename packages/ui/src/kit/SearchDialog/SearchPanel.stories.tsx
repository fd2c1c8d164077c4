import Box from '@mui/material/Box'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor, within } from 'storybook/test'
import type { SearchGroup } from './SearchGroup.ts'
import { SearchPanel } from './SearchPanel.tsx'
import { manyEntries, storyFleet } from './storyFleet.tsx'

const [pages, vehicles, drivers] = storyFleet

const meta = {
  title: 'Kit/SearchPanel',
  tags: ['stabil'],
  component: SearchPanel,
  args: {
    label: 'Cari kendaraan, halaman…',
    noneText: 'Coba kata lain.',
    groups: storyFleet,
    onClose: fn(),
  },
  decorators: [
    (Story) => (
      <Box
        sx={{ display: 'flex', width: 640, maxWidth: '100%', height: 520, border: 1, borderColor: 'divider' }}
      >
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof SearchPanel>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const AtRest: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveFocus()
    await expect(canvas.getByRole('group', { name: 'Halaman' })).toBeVisible()
    await expect(canvas.queryByRole('group', { name: 'Kendaraan' })).toBeNull()
  },
}

export const Results: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox')
    await userEvent.type(field, 'toyota')
    const group = within(await canvas.findByRole('group', { name: 'Kendaraan' }))
    const [first, second] = group.getAllByRole('option')
    await expect(first).toHaveAttribute('href', '/vehicle/detail/1')
    await expect(first).toHaveAttribute('aria-selected', 'true')
    await expect(field).toHaveAttribute('aria-activedescendant', first?.id)
    await userEvent.keyboard('{ArrowDown}')
    await expect(second).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{ArrowDown}')
    await expect(first).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{End}')
    await expect(second).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{Home}{Enter}')
    await expect(args.onClose).toHaveBeenCalledOnce()
    await expect(field).toHaveFocus()
  },
}

export const MarksThePlate: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'b7341kaa')
    const option = await canvas.findByRole('option', { name: /B 7341 KAA/ })
    await expect(option.querySelector('mark')).toHaveTextContent('B 7341 KAA')
    await expect(canvas.getByText('1 hasil')).toBeInTheDocument()
  },
}

/** An entry with a status and a second page: arrow keys reach both pages. */
export const WithSecondPage: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'b9014sim')
    const first = await canvas.findByRole('option', { name: /^B 9014 SIM.*5 dtk lalu.*Buka di Pelacakan$/ })
    await expect(first).toHaveAttribute('href', '/tracking?vehicle=4')
    await expect(first).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{ArrowDown}')
    const second = canvas.getByRole('option', { name: 'Data kendaraan B 9014 SIM' })
    await expect(second).toHaveAttribute('aria-selected', 'true')
    await expect(second).toHaveAttribute('href', '/vehicle/detail/4')
    await expect(canvas.getByRole('combobox')).toHaveAttribute('aria-activedescendant', second.id)
    await userEvent.click(second)
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const EnterBeforeTheListFollows: Story = {
  args: { groups: [{ ...storyFleet[1], key: 'vehicle', label: 'Kendaraan', entries: manyEntries(10_000) }] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'b 1003{Enter}')
    await expect(args.onClose).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent(/^B 1003/)
  },
}

export const AnAction: Story = {
  args: { groups: [{ key: 'action', label: 'Tindakan', entries: [], atRest: true }] },
  render: function Actions(props) {
    const [answer, setAnswer] = useState('')
    const entries = [{ key: 'dark', label: 'Tema gelap', onSelect: () => setAnswer('gelap') }]
    return (
      <>
        <SearchPanel {...props} groups={[{ key: 'action', label: 'Tindakan', entries, atRest: true }]} />
        <Box sx={{ p: 2 }}>Tema: {answer}</Box>
      </>
    )
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'gelap{Enter}')
    await expect(await canvas.findByText('Tema: gelap')).toBeVisible()
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const NewTab: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'bambang')
    const option = await canvas.findByRole('option', { name: /Bambang/ })
    const opened = fn((event: MouseEvent) => event.preventDefault())
    option.addEventListener('click', opened)
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect(opened).toHaveBeenCalledOnce()
    await expect(opened.mock.calls[0]?.[0].ctrlKey).toBe(true)
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}

export const SimulatedRecord: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'f 8290')
    await expect(await canvas.findByRole('option', { name: /Simulasi/ })).toHaveTextContent(/^F 8290 GL/)
  },
}

export const NoMatch: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox')
    await userEvent.type(field, 'kapal selam')
    await expect(await canvas.findByText('Tidak ada yang cocok dengan “kapal selam”')).toBeVisible()
    await expect(field).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(canvas.queryByRole('listbox')).toBeNull()
  },
}

const late: SearchGroup[] = [
  { key: 'vehicle', label: 'Kendaraan', entries: [], loading: true },
  { key: 'user', label: 'Pengguna', entries: [], loading: true },
]

export const Loading: Story = {
  args: { groups: [...storyFleet.slice(0, 1), ...late] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'b 73')
    await expect(await canvas.findByText('Memuat Kendaraan, Pengguna…')).toBeVisible()
    await expect(canvas.queryByText(/Tidak ada yang cocok/)).toBeNull()
  },
}

const retry = fn()

export const Failed: Story = {
  args: {
    groups: [
      ...storyFleet,
      { key: 'user', label: 'Pengguna', entries: [], error: 'Sambungan terputus.', onRetry: retry },
      { key: 'role', label: 'Hak Akses', entries: [], error: 'Anda tidak berhak melihat hak akses.' },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    retry.mockClear()
    await userEvent.type(canvas.getByRole('combobox'), 'bambang')
    await expect(await canvas.findByRole('option', { name: /Bambang/ })).toBeVisible()
    await expect(canvas.getByText('Pengguna tidak dapat dibaca')).toBeVisible()
    await expect(canvas.getByText('Anda tidak berhak melihat hak akses.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Coba lagi' }))
    await expect(retry).toHaveBeenCalledOnce()
  },
}

const longWords = 'Raden Mas Panji Sosrokartono Wirjodihardjo Tjokroaminoto bin Abdurrachman Kusumaningrat'

export const LongNames: Story = {
  args: {
    groups: [
      {
        key: 'driver',
        label: 'Pengendara',
        entries: [
          { key: '1', label: longWords, details: [`${longWords.replaceAll(' ', '.')}@armadanusa.example`] },
          { key: '2', label: 'W'.repeat(120) },
        ],
        atRest: true,
      },
    ],
  },
  globals: { viewport: { value: 'phone', isRotated: false } },
}

const thousands: SearchGroup[] = ['device', 'vehicle', 'driver', 'user', 'role'].map((key) => ({
  key,
  label: key,
  entries: manyEntries(10_000, `/${key}`),
  allTo: (search) => `/${key}?search=${encodeURIComponent(search)}`,
}))

export const TenThousand: Story = {
  args: { groups: thousands },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'kurniawan')
    const group = within(await canvas.findByRole('group', { name: 'vehicle' }))
    await waitFor(() => expect(group.getAllByRole('option')).toHaveLength(6))
    const all = group.getByRole('option', { name: 'Tampilkan semua 2.000 di vehicle' })
    await expect(all).toHaveAttribute('href', '/vehicle?search=kurniawan')
  },
}

export const Dark: Story = { ...MarksThePlate, globals: { theme: 'dark' } }

export const English: Story = {
  args: { groups: [pages, vehicles, drivers].flatMap((group) => group ?? []) },
  globals: { language: 'en' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('combobox'), 'zebra')
    await expect(await canvas.findByText('Nothing matches “zebra”')).toBeVisible()
  },
}
