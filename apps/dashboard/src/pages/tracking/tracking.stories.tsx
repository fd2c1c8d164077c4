import {
  answer,
  baseLastPosition,
  currentUser,
  failure,
  fakeFleetFetch,
  groups,
  lastPosition,
  liveAnswer,
  livePositionsAt,
  noAnswer,
} from '@sikud/api/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { longAddress, longFleetAt, longPosition } from '../../testing/longNames.ts'
import { onPhone } from '../../testing/onPhone.ts'
import { onBase, ours, Screen } from '../../testing/Screen.tsx'
import { screenParameters } from '../../testing/screenParameters.ts'

const meta = {
  title: 'Screens/Pelacakan',
  component: Screen,
  parameters: { ...screenParameters, pages: import.meta.glob('./[A-Z]*Page.tsx') },
  args: { at: '/tracking', fetch: fakeFleetFetch(), config: onBase },
} satisfies Meta<typeof Screen>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('columnheader', { name: 'Nomor Polisi' })).toBeVisible()
    await expect((await canvas.findAllByText(lastPosition.vehicle?.number ?? ''))[0]).toBeVisible()
  },
}

/** X36: the age of the first position is unknown, so the page does not call the position live. */
export const OnTheBase: Story = {
  parameters: { mapInTests: false },
  args: { fetch: fakeFleetFetch({ getLastPosition: answer({ data: baseLastPosition }) }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Waktu rekam tidak diketahui')).toBeVisible()
    await expect(canvas.queryByText(/Langsung/)).toBeNull()
  },
}

const liveFleet = { config: ours }

export const Fleet: Story = {
  args: liveFleet,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Langsung · /)).toBeVisible()
  },
}

export const FleetVehicleFound: Story = {
  parameters: { mapInTests: false },
  args: liveFleet,
  play: async ({ canvas, userEvent }) => {
    const grid = await canvas.findByRole('grid', { name: 'Armada' })
    grid.focus()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByRole('link', { name: 'Lihat perjalanan hari ini' })).toBeVisible()
    await userEvent.type(canvas.getByRole('searchbox'), 'tcn')
    await waitFor(() => expect(grid).toHaveAttribute('aria-rowcount', '2'))
  },
}

/** The server sends the vehicles of the depot in the URL. If the depot is empty, a button shows all depots. */
export const FleetOfDepot: Story = {
  parameters: { mapInTests: false },
  args: {
    at: '/tracking?group=4',
    config: ours,
    fetch: fakeFleetFetch({
      getMe: answer({ data: { ...currentUser, all_groups: true, groups: [] } }),
      listOwnGroups: answer({ data: groups }),
      listLivePositions: (request) => {
        const shown = { '4': 3, '8': 0 }[request.query.get('group_id') ?? '']
        return liveAnswer((now) => livePositionsAt(now).slice(0, shown))(request)
      },
    }),
  },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('combobox', { name: 'Depo' })
    await expect(field).toHaveValue('4')
    const rowCount = async (count: number) =>
      waitFor(async () =>
        expect(await canvas.findByRole('grid', { name: 'Armada' })).toHaveAttribute(
          'aria-rowcount',
          String(count + 1),
        ),
      )
    await rowCount(3)
    await expect(canvas.getByRole('button', { name: 'Semua 3' })).toBeVisible()
    await userEvent.selectOptions(field, '8')
    await userEvent.click(await canvas.findByRole('button', { name: 'Tampilkan semua' }))
    await waitFor(() => expect(field).toHaveValue(''))
    await rowCount(12)
  },
}

export const FleetFailed: Story = {
  parameters: { mapInTests: false },
  args: {
    ...liveFleet,
    fetch: fakeFleetFetch({ listLivePositions: failure(403, 'Anda tidak boleh melihat posisi.') }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Anda tidak boleh melihat posisi.')).toBeVisible()
  },
}

export const FleetLoading: Story = {
  parameters: { mapInTests: false },
  args: { ...liveFleet, fetch: fakeFleetFetch({ listLivePositions: noAnswer() }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Memuat armada…')).toBeVisible()
  },
}

export const FleetEmpty: Story = {
  parameters: { mapInTests: false },
  args: { ...liveFleet, fetch: fakeFleetFetch({ listLivePositions: liveAnswer(() => []) }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Belum ada perangkat')).toBeVisible()
  },
}

export const FleetLongNames: Story = {
  args: {
    ...liveFleet,
    at: '/tracking?vehicle=1',
    fetch: fakeFleetFetch({
      listLivePositions: liveAnswer(longFleetAt),
      reverseGeocode: answer({ data: longAddress }),
    }),
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/^AB 91\d\d TCN percobaan$/))[0]).toBeVisible()
  },
}

/** On a phone the sheet shows the facts of the selected vehicle instead of the fleet. */
export const FleetSelectedPhone: Story = {
  args: liveFleet,
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    const sheet = await canvas.findByRole('region', { name: 'Armada' })
    ;(await canvas.findByRole('grid', { name: 'Armada' })).focus()
    await userEvent.keyboard('{Enter}')
    const trips = await within(sheet).findByRole('link', { name: 'Lihat perjalanan hari ini' })
    await waitFor(() => expect(trips.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight))
    await expect(canvas.queryByRole('grid', { name: 'Armada' })).toBeNull()
  },
}

export const FleetPhone: Story = { ...onPhone('button', 'Cari kendaraan'), args: liveFleet }

const fiveMinutesAgo = () => Date.now() - 5 * 60_000

/** Without a connection the page shows the stored fleet with its age, and since when the server cannot be reached. */
export const Offline: Story = {
  args: {
    ...liveFleet,
    fetch: () => Promise.reject(new TypeError('Failed to fetch')),
    offlineData: {
      account: currentUser,
      fleet: {
        positions: livePositionsAt(fiveMinutesAgo()),
        serverOffset: 0,
        newest: fiveMinutesAgo(),
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^Tidak ada koneksi sejak \d\d\.\d\d\sWIB\. Data terakhir \d\d\.\d\d\sWIB\.$/),
    ).toBeVisible()
    await waitFor(async () =>
      expect(await canvas.findByRole('grid', { name: 'Armada' })).toHaveAttribute('aria-rowcount', '13'),
    )
    await expect(canvas.queryByText(/^Langsung/)).toBeNull()
  },
}

export const OfflineDark: Story = { ...Offline, globals: { theme: 'dark' } }

export const OfflinePhone: Story = {
  args: Offline.args,
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^Tidak ada koneksi sejak /)).toBeVisible()
    await userEvent.click(await canvas.findByRole('button', { name: 'Saring' }))
    await expect(canvas.getByRole('button', { name: 'Semua 12' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Naikkan panel' }))
    await expect((await canvas.findAllByText(/^B \d{4} /))[0]).toBeVisible()
  },
}

export const Loading: Story = {
  args: { fetch: fakeFleetFetch({ getLastPosition: noAnswer() }) },
  parameters: { mapInTests: false },
}

export const Empty: Story = {
  parameters: { mapInTests: false },
  args: { fetch: fakeFleetFetch({ getLastPosition: answer({ data: null }) }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Belum ada posisi')).toBeVisible()
  },
}

export const Failed: Story = {
  parameters: { mapInTests: false },
  args: { fetch: fakeFleetFetch({ getLastPosition: failure(403, 'Anda tidak boleh melihat posisi.') }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Anda tidak boleh melihat posisi.')).toBeVisible()
  },
}

export const LongNames: Story = {
  args: { fetch: fakeFleetFetch({ getLastPosition: answer({ data: longPosition }) }) },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(longPosition.vehicle?.name ?? ''))[0]).toBeVisible()
  },
}

export const Phone: Story = onPhone('link', /-6\.19508/)
