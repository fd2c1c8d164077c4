import { answer, auditEntries, failure, fakeFleetFetch, noAnswer } from '@sikud/api/fixtures'
import { permissionIds } from '@sikud/api/permissions'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { AppPages } from '../../App.tsx'
import { meWithPermissions } from '../../testing/meWithPermissions.ts'
import { onPhone } from '../../testing/onPhone.ts'
import { createScreen, Screen } from '../../testing/Screen.tsx'
import { screenParameters } from '../../testing/screenParameters.ts'

const getMe = meWithPermissions([
  permissionIds['audit.view'],
  permissionIds['access.view'],
  permissionIds['driver.view'],
])

const meta = {
  title: 'Screens/Catatan Aktivitas',
  component: Screen,
  parameters: { ...screenParameters, pages: import.meta.glob('./[A-Z]*Page.tsx') },
  args: { at: '/audit', fetch: fakeFleetFetch({ getMe }) },
} satisfies Meta<typeof Screen>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const list = await canvas.findByRole('list', { name: 'Catatan aktivitas' })
    await expect(list).toHaveTextContent('Rina Kusumawardani mengubah perangkat Pelacak 01')
    await expect(canvas.getByRole('link', { name: 'Pelacak 01' })).toHaveAttribute('href', '/device/detail/1')
    await userEvent.click(canvas.getByRole('button', { name: 'Dihapus' }))
    await expect(await canvas.findByRole('button', { name: 'Dihapus', pressed: true })).toBeVisible()
  },
}

export const Loading: Story = { args: { fetch: fakeFleetFetch({ getMe, listAudit: noAnswer() }) } }

export const Empty: Story = {
  args: { at: '/audit?subject=role', fetch: fakeFleetFetch({ getMe, listAudit: answer({ data: [] }) }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Tidak ada aktivitas yang cocok dengan saringan ini.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Hapus saringan' })).toBeVisible()
  },
}

export const Failed: Story = {
  args: {
    fetch: fakeFleetFetch({
      getMe,
      listAudit: failure(403, 'Anda tidak punya akses untuk melakukan ini.'),
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Anda tidak punya akses untuk melakukan ini.')).toBeVisible()
  },
}

/** Without the permission the menu does not contain the page, and the page names the missing permission. */
export const NoPermission: Story = {
  args: { fetch: fakeFleetFetch({ getMe: meWithPermissions([permissionIds['driver.list']]) }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/memerlukan izin “Lihat catatan aktivitas”/)).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Catatan Aktivitas' })).toBeNull()
  },
}

const long = 'Raden Mas Haji Muhammad Abdurrahman Wirakusumah Adiningrat Suryodiningrat '.repeat(4)

export const LongNames: Story = {
  args: {
    fetch: fakeFleetFetch({
      getMe,
      listAudit: answer({
        data: auditEntries.map((entry) => ({
          ...entry,
          actor: { id: 1, name: long },
          changes: [{ field: 'name', before: long, after: long.replaceAll(' ', '') }],
        })),
        next: '1204',
      }),
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Tampilkan yang lebih lama' })).toBeVisible()
  },
}

export const Phone: Story = onPhone('button', 'Ekspor')

/** The tab with the users who viewed a driver, and the tab with the changes. */
export const DriverAccess: Story = {
  args: { at: '/driver/detail/1?tab=access' },
  play: async ({ canvas, userEvent }) => {
    const list = await canvas.findByRole('list', { name: 'Siapa yang melihat' })
    await expect(list).toHaveTextContent('Dewi Anggraini memantau posisi langsung seluruh armada')
    await userEvent.click(canvas.getByRole('tab', { name: 'Riwayat' }))
    await expect(await canvas.findByRole('list', { name: 'Riwayat perubahan' })).toHaveTextContent(
      'Isi perubahan sudah dihapus bersama data pribadinya.',
    )
  },
}

const driverPage = () =>
  createScreen({ at: '/driver/detail/1?tab=access&back=list', fetch: fakeFleetFetch({ getMe }) })
let opened: ReturnType<typeof driverPage> | undefined
const search = () => opened?.router.state.location.search

/** A tab changes only its own parameter of the URL. */
export const KeepsTheAddress: Story = {
  render: function DriverPage() {
    const [page] = useState(driverPage)
    opened = page
    return <AppPages {...page} />
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Riwayat' }))
    await waitFor(() => expect(search()).toBe('?tab=history&back=list'))
    await userEvent.click(await canvas.findByRole('tab', { name: 'Detail' }))
    await waitFor(() => expect(search()).toBe('?back=list'))
  },
}
