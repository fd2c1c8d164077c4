import { answer, fakeFleetFetch, failure, noAnswer } from '@sikud/api/fixtures'
import { permissionIds } from '@sikud/api/permissions'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { meWithPermissions } from '../../testing/meWithPermissions.ts'
import { onPhone } from '../../testing/onPhone.ts'
import { Screen } from '../../testing/Screen.tsx'
import { screenParameters } from '../../testing/screenParameters.ts'

const meta = {
  title: 'Screens/Terhapus',
  component: Screen,
  parameters: { ...screenParameters, pages: import.meta.glob('./[A-Z]*Page.tsx') },
  args: { at: '/deleted?kind=vehicle', fetch: fakeFleetFetch() },
} satisfies Meta<typeof Screen>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pulihkan B 9024 SKD' }))
    await expect(await screen.findByText('B 9024 SKD dipulihkan.')).toBeInTheDocument()
  },
}

export const Loading: Story = { args: { fetch: fakeFleetFetch({ listDeleted: noAnswer() }) } }

export const Empty: Story = {
  args: { fetch: fakeFleetFetch({ listDeleted: answer({ data: [] }) }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Tidak ada kendaraan yang dihapus.')).toBeVisible()
  },
}

export const Failed: Story = {
  args: {
    fetch: fakeFleetFetch({ listDeleted: failure(503, 'Server sedang sibuk. Coba lagi sebentar lagi.') }),
  },
}

/** A user who may see the vehicles, but neither restore nor erase them. */
export const ReadOnly: Story = {
  args: {
    fetch: fakeFleetFetch({
      getMe: meWithPermissions([permissionIds['vehicle.list'], permissionIds['vehicle.create']]),
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Pulihkan B 9024 SKD' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /Hapus permanen/ })).toBeNull()
  },
}

/** A user who may only see records. */
export const NoAccess: Story = {
  args: { fetch: fakeFleetFetch({ getMe: meWithPermissions([permissionIds['vehicle.list']]) }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Hapus kendaraan/)).toBeVisible()
  },
}

export const Phone: Story = onPhone('button', 'Pulihkan B 9024 SKD')
