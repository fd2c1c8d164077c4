import { failure, fakeFleetFetch, noAnswer } from '@sikud/api/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { ours, Screen } from '../testing/Screen.tsx'
import { screenParameters } from '../testing/screenParameters.ts'

const meta = {
  title: 'Screens/Pencarian',
  component: Screen,
  parameters: screenParameters,
  globals: { viewport: { value: 'desktop', isRotated: false } },
  args: { at: '/notification', fetch: fakeFleetFetch() },
} satisfies Meta<typeof Screen>
export default meta
type Story = StoryObj<typeof meta>

type Play = NonNullable<Story['play']>

/** Opens the search with Ctrl+K and types a text. */
async function search({ canvas, userEvent }: Parameters<Play>[0], text: string) {
  await canvas.findByRole('heading', { level: 1, name: 'Pemberitahuan' })
  await userEvent.keyboard('{Control>}k{/Control}')
  const dialog = within(await screen.findByRole('dialog', { name: 'Cari' }))
  await waitFor(() => expect(dialog.getByRole('combobox')).toHaveFocus())
  await userEvent.type(dialog.getByRole('combobox'), text)
  return dialog
}

export const Default: Story = {
  play: async (context) => {
    const dialog = await search(context, 'b7341kaa')
    await expect(await dialog.findByRole('group', { name: 'Kendaraan' })).toBeVisible()
    await expect(await dialog.findByRole('group', { name: 'Perangkat' })).toBeVisible()
    await context.userEvent.keyboard('{Enter}')
    await expect(await context.canvas.findByRole('heading', { level: 1, name: 'Pelacakan' })).toBeVisible()
  },
}

/** On our server a vehicle comes first, with its status; Enter opens it on Pelacakan, and a button its record. */
export const FoundVehicle: Story = {
  args: { config: ours },
  play: async (context) => {
    const dialog = await search(context, 'b7341kaa')
    const first = await dialog.findByRole('option', { name: /^B 7341 KAA.*Buka di Pelacakan$/ })
    await waitFor(() => expect(first).toHaveTextContent(/(Bergerak|Berhenti|Parkir|Tidak ada data).*lalu/))
    await expect(first).toHaveAttribute('aria-selected', 'true')
    await expect(first).toHaveAttribute('href', expect.stringMatching(/^\/tracking\?vehicle=/))
    await expect(dialog.getByRole('option', { name: 'Data kendaraan B 7341 KAA' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/vehicle\/detail\//),
    )
  },
}

export const AtRest: Story = {
  play: async (context) => {
    const dialog = await search(context, ' ')
    await expect(dialog.getByRole('option', { name: 'Laporan' })).toHaveAttribute('href', '/report')
    await expect(dialog.getByRole('option', { name: 'Buat Perangkat' })).toHaveAttribute(
      'href',
      '/device/add',
    )
  },
}

export const AllOfAGroup: Story = {
  play: async (context) => {
    const dialog = await search(context, '8612300')
    const all = await dialog.findByRole('option', { name: 'Tampilkan semua 12 di Perangkat' })
    await context.userEvent.click(all)
    const field = await context.canvas.findByRole('searchbox', { name: 'Cari di daftar' })
    await waitFor(() => expect(field).toHaveValue('8612300'))
  },
}

export const APart: Story = {
  args: {
    fetch: fakeFleetFetch({
      listUsers: failure(403, 'Anda tidak berhak melihat pengguna.'),
      listDrivers: failure(422, 'Pengendara sedang tidak tersedia.'),
      listRoles: noAnswer(),
    }),
  },
  play: async (context) => {
    const dialog = await search(context, '1874')
    await expect(await dialog.findByRole('option', { name: /^B 1874 SJW/ })).toBeVisible()
    await expect(dialog.getByText('Pengguna tidak dapat dibaca')).toBeVisible()
    await expect(dialog.getByText('Anda tidak berhak melihat pengguna.')).toBeVisible()
    await expect(dialog.getAllByRole('button', { name: 'Coba lagi' })).toHaveLength(1)
    await expect(dialog.getByText('Memuat Hak Akses…')).toBeVisible()
  },
}

export const Keluar: Story = {
  play: async (context) => {
    await search(context, 'keluar{Enter}')
    const question = await screen.findByRole('alertdialog')
    await expect(question).toHaveTextContent('Apakah Anda yakin ingin keluar?')
    const batal = within(question).getByRole('button', { name: 'Batal' })
    await waitFor(() => expect(batal).toHaveFocus())
    await context.userEvent.click(batal)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async (context) => {
    await search(context, 'bambang')
    await expect(await screen.findByRole('group', { name: 'Pengendara' })).toBeVisible()
  },
}
