import { fakeFleetFetch, failure } from '@sikud/api/fixtures'
import { permissionIds } from '@sikud/api/permissions'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { meWithPermissions } from '../../testing/meWithPermissions.ts'
import { onPhone } from '../../testing/onPhone.ts'
import { Screen } from '../../testing/Screen.tsx'
import { screenParameters } from '../../testing/screenParameters.ts'

const meta = {
  title: 'Screens/Impor',
  component: Screen,
  parameters: { ...screenParameters, pages: import.meta.glob('./[A-Z]*Page.tsx') },
  args: { at: '/import?kind=vehicle', fetch: fakeFleetFetch() },
} satisfies Meta<typeof Screen>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

/** Pastes five rows and opens their columns. */
async function paste(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('textbox', { name: /^Atau tempel sel/ }))
  await userEvent.paste(
    ['Nopol\tMerk\tWarna', ...[1, 2, 3, 4, 5].map((at) => `B ${at} AB\tToyota\tPutih`)].join('\n'),
  )
  await userEvent.click(canvas.getByRole('button', { name: 'Pakai sel ini' }))
}

export const Default: Story = {
  play: async ({ canvas }) => {
    await paste(canvas)
    await userEvent.click(await canvas.findByRole('button', { name: 'Periksa' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Impor 2 baris' }))
    await expect(await canvas.findByText('Impor selesai.')).toBeVisible()
    await expect(canvas.getByText('2 baris ditolak')).toBeVisible()
  },
}

export const Failed: Story = {
  args: {
    fetch: fakeFleetFetch({ checkImport: failure(503, 'Server sedang sibuk. Coba lagi sebentar lagi.') }),
  },
  play: async ({ canvas }) => {
    await paste(canvas)
    await userEvent.click(await canvas.findByRole('button', { name: 'Periksa' }))
    const toast = await canvas.findByText('Server sedang sibuk. Coba lagi sebentar lagi.')
    await waitFor(() => expect(toast).toBeVisible())
    await expect(canvas.getByRole('button', { name: 'Periksa' })).toBeEnabled()
  },
}

/** A user who may only see records. */
export const NoAccess: Story = {
  args: { fetch: fakeFleetFetch({ getMe: meWithPermissions([permissionIds['vehicle.list']]) }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Anda tidak punya akses untuk mengimpor data.')).toBeVisible()
  },
}

export const Phone: Story = onPhone('button', 'Pilih berkas')
