import { answer, drivers, fakeFleetFetch, managedUsers } from '@sikud/api/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { managerPermissions, meWithPermissions } from '../testing/meWithPermissions.ts'
import { Screen } from '../testing/Screen.tsx'
import { screenParameters } from '../testing/screenParameters.ts'

const meta = {
  title: 'Screens/Alur kerja',
  component: Screen,
  parameters: { ...screenParameters, mapInTests: false, chromatic: { disableSnapshot: true } }, // other stories show these pages
  globals: { viewport: { value: 'desktop', isRotated: false } }, // the steps use the menu beside the page
} satisfies Meta<typeof Screen>
export default meta
type Story = StoryObj<typeof meta>

let savedDrivers = drivers

/** A fake fleet that keeps the saved drivers. */
const keepsDrivers = fakeFleetFetch({
  listDrivers: () => Response.json({ data: savedDrivers }),
  getDriver: ({ id }) => Response.json({ data: savedDrivers.find((driver) => String(driver.id) === id) }),
  updateDriver: ({ id, body }) => {
    savedDrivers = savedDrivers.map((driver) =>
      String(driver.id) === id ? Object.assign({ ...driver }, body) : driver,
    )
    return Response.json({ message: 'Pengendara berhasil diubah.' })
  },
})

export const EditDriver: Story = {
  name: 'Masuk, lalu ubah data pengendara',
  args: { at: '/login', fetch: keepsDrivers, signedIn: false },
  beforeEach: () => {
    savedDrivers = drivers
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('Masuk dengan email dan password', async () => {
      await userEvent.type(await canvas.findByLabelText(/^Email/), 'admin@sikud.test')
      await userEvent.type(canvas.getByLabelText(/^Password/), 'kendali-demo')
      await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }))
      await canvas.findByRole('heading', { level: 1, name: 'Dashboard' })
    })
    await step('Buka daftar pengendara', async () => {
      await userEvent.click(await canvas.findByRole('link', { name: 'Pengendara' }))
      await canvas.findByRole('heading', { level: 1, name: 'Daftar Pengendara' })
    })
    await step('Pilih Bambang Hermawan', async () => {
      await userEvent.click(await canvas.findByRole('link', { name: 'Bambang Hermawan' }))
      await canvas.findByText('Detail Pengemudi')
    })
    await step('Buka formulir lewat menu PILIHAN', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'PILIHAN' }))
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Ubah' }))
    })
    await step('Ganti nomor ponsel dan simpan', async () => {
      const phone = await canvas.findByLabelText(/^Ponsel/)
      await userEvent.clear(phone)
      await userEvent.type(phone, '+62 811-1000-2026')
      await userEvent.click(canvas.getByRole('button', { name: 'SIMPAN' }))
    })
    await step('Nomor baru tampil di halaman detail', async () => {
      await canvas.findByText('Detail Pengemudi')
      await expect(await canvas.findByText('+62 811-1000-2026')).toBeVisible()
    })
  },
}

export const PlayTrip: Story = {
  name: 'Buka perjalanan, lalu putar ulang',
  args: { at: '/', fetch: fakeFleetFetch() },
  play: async ({ canvas, userEvent, step }) => {
    await step('Buka Laporan', async () => {
      await userEvent.click(await canvas.findByRole('link', { name: 'Laporan' }))
      await canvas.findByRole('heading', { level: 1, name: 'Laporan' })
    })
    await step('Pilih perjalanan', async () => {
      const rows = within(await canvas.findByRole('table')).getAllByRole('row')
      const [trip] = within(rows[2] ?? document.body).getAllByRole('button')
      await userEvent.click(trip ?? document.body)
      await waitFor(() => expect(trip).toHaveAttribute('aria-current', 'true'))
    })
    const position: () => HTMLInputElement = () => canvas.getByRole('slider', { name: 'Posisi' })
    await step('Putar perjalanan', async () => {
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Play' })).toBeEnabled())
      await userEvent.click(canvas.getByRole('button', { name: 'Play' }))
      await waitFor(() => expect(Number(position().value)).toBeGreaterThan(0))
    })
    await step('Jeda di tengah jalan', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Pause' }))
      await expect(canvas.getByRole('button', { name: 'Play' })).toBeVisible()
    })
  },
}

export const InviteUser: Story = {
  name: 'Undang pengguna baru',
  args: {
    at: '/',
    fetch: fakeFleetFetch({
      getMe: meWithPermissions(managerPermissions),
      listUsers: answer({ data: managedUsers }),
      getUser: ({ id }) => Response.json({ data: managedUsers.find((user) => String(user.id) === id) }),
      createUser: answer({ message: null, data: { id: 7 } }, 201),
    }),
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('Buka daftar pengguna', async () => {
      await userEvent.click(await canvas.findByRole('link', { name: 'Pengguna' }))
      await canvas.findByRole('heading', { level: 1, name: 'Daftar Pengguna' })
    })
    await step('Isi nama, email dan hak akses', async () => {
      await userEvent.click(await canvas.findByRole('link', { name: 'BUAT BARU' }))
      await userEvent.type(await canvas.findByLabelText(/^Nama/), 'Yohana Manurung')
      await userEvent.type(canvas.getByLabelText(/^Email/), 'yohana.manurung@armadanusa.example')
      await userEvent.click(canvas.getByRole('combobox', { name: /Hak Akses/ }))
      await userEvent.click(await screen.findByRole('option', { name: /Pengawas Lapangan/ }))
      await userEvent.click(canvas.getByRole('button', { name: 'SIMPAN' }))
    })
    const dialog = { name: 'Tautan untuk Yohana Manurung' }
    await step('Salin tautan undangan', async () => {
      const inside = within(await screen.findByRole('dialog', dialog))
      const link = await inside.findByLabelText<HTMLInputElement>('Tautan')
      await waitFor(() => expect(link.value).toMatch(/\/invitation#.+/))
    })
    await step('Tutup dialog; halaman pengguna baru terbuka', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Selesai' }))
      await waitFor(() => expect(screen.queryByRole('dialog', dialog)).toBeNull())
      await canvas.findByText('Detail Pengguna')
    })
  },
}
