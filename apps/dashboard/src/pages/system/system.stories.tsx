import { answer, failure, fakeFleetFetch, noAnswer, systemState } from '@sikud/api/fixtures'
import { permissionIds } from '@sikud/api/permissions'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { meWithPermissions } from '../../testing/meWithPermissions.ts'
import { onPhone } from '../../testing/onPhone.ts'
import { Screen } from '../../testing/Screen.tsx'
import { screenParameters } from '../../testing/screenParameters.ts'

const getMe = meWithPermissions([permissionIds['system.view']])

const meta = {
  title: 'Screens/Sistem',
  component: Screen,
  parameters: { ...screenParameters, pages: import.meta.glob('./[A-Z]*Page.tsx') },
  args: { at: '/system', fetch: fakeFleetFetch({ getMe }) },
} satisfies Meta<typeof Screen>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Semua berjalan baik.')).toBeVisible()
  },
}

export const Loading: Story = { args: { fetch: fakeFleetFetch({ getMe, getSystem: noAnswer() }) } }

export const Empty: Story = {
  args: {
    fetch: fakeFleetFetch({
      getMe,
      getSystem: answer({
        data: {
          ...systemState,
          positions: { ...systemState.positions, minutes: [], outcomes: [] },
          backup: { on: false, made: null, bytes: null, verified: null, problem: null },
          problems: ['backup_off'],
        },
      }),
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Server tidak membuat cadangan.')).toBeVisible()
  },
}

export const Failed: Story = {
  args: {
    fetch: fakeFleetFetch({
      getMe,
      getSystem: failure(503, 'Server sedang sibuk. Coba lagi sebentar lagi.'),
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Server sedang sibuk. Coba lagi sebentar lagi.')).toBeVisible()
  },
}

/** Without the permission the menu does not contain the page, and the page names the missing permission. */
export const NoPermission: Story = {
  args: { fetch: fakeFleetFetch({ getMe: meWithPermissions([permissionIds['driver.list']]) }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/memerlukan izin “Lihat keadaan sistem”/)).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Sistem' })).toBeNull()
  },
}

const long = 'server-armada-pusat-jakarta-selatan-'.repeat(8)

export const LongNames: Story = {
  args: {
    fetch: fakeFleetFetch({
      getMe,
      getSystem: answer({
        data: { ...systemState, servers: systemState.servers.map((server) => ({ ...server, host: long })) },
      }),
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Rincian teknis/ }))
    await expect((await canvas.findAllByText(long))[0]).toBeVisible()
  },
}

export const Phone: Story = onPhone('heading', 'Cadangan')
