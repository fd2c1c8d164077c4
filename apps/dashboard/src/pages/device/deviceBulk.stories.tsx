import { answer, fakeFleetFetch, type FakeRequest, groups } from '@sikud/api/fixtures'
import { permissionIds } from '@sikud/api/permissions'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { meWithPermissions } from '../../testing/meWithPermissions.ts'
import { onBase, Screen } from '../../testing/Screen.tsx'
import { screenParameters } from '../../testing/screenParameters.ts'

const sent = fn((request: FakeRequest) => request.body)

const reason = 'Perangkat ini punya perjalanan.'

const meta = {
  title: 'Screens/Perangkat/Beberapa sekaligus',
  component: Screen,
  parameters: { ...screenParameters, pages: import.meta.glob('./[A-Z]*Page.tsx') },
  tags: ['!autodocs'],
  args: {
    at: '/device',
    fetch: fakeFleetFetch({
      listOwnGroups: answer({ data: groups }),
      updateDevices: (request) => {
        sent(request)
        return answer({ message: '2 perangkat diubah.', data: { done: 2, refused: [] } })(request)
      },
      deleteDevices: (request) => {
        sent(request)
        const refused = [{ id: 2, name: 'Pelacak 02', reason }]
        return answer({ message: '1 perangkat dihapus.', data: { done: 1, refused } })(request)
      },
    }),
  },
  beforeEach: () => {
    sent.mockClear()
  },
} satisfies Meta<typeof Screen>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = ReturnType<typeof within>

/** Selects the first two devices. */
async function selectTwo(canvas: Canvas, click: (element: Element) => Promise<void>) {
  await canvas.findAllByRole('checkbox', { name: 'Pilih baris' })
  const [, ...boxes] = canvas.getAllByRole('checkbox')
  for (const box of boxes.slice(0, 2)) await click(box)
  await expect(await canvas.findByText('2 perangkat dipilih')).toBeVisible()
}

/** The preview asks the server with `preview`; the action then is one request with all records. */
export const ClearsDriver: Story = {
  play: async ({ canvas, userEvent }) => {
    await selectTwo(canvas, (element) => userEvent.click(element))
    await userEvent.click(await canvas.findByRole('button', { name: 'Atur pengendara' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Atur pengendara untuk 2 perangkat' }))
    await userEvent.click(await dialog.findByRole('combobox', { name: 'Pengendara' }))
    await userEvent.click(await screen.findByRole('option', { name: 'Tanpa pengendara' }))
    await userEvent.click(await dialog.findByRole('button', { name: 'Ubah 2 perangkat' }))
    const toast = await screen.findByText('2 perangkat diubah.')
    await waitFor(() => expect(toast).toBeVisible())
    await waitFor(() => expect(canvas.queryByText('2 perangkat dipilih')).toBeNull())
    await waitFor(() => expect(document.activeElement).toHaveAttribute('type', 'checkbox'))
    const changes = { driver_id: null }
    const records = [expect.objectContaining({ id: 1 }), expect.objectContaining({ id: 2 })]
    await expect(sent).toHaveBeenCalledTimes(2)
    await expect(sent).toHaveNthReturnedWith(1, { records, changes, preview: true })
    await expect(sent).toHaveNthReturnedWith(2, { records, changes })
  },
}

/** The refused record stays listed, with a link to its page. */
export const DeletesPartly: Story = {
  play: async ({ canvas, userEvent }) => {
    await selectTwo(canvas, (element) => userEvent.click(element))
    await userEvent.click(await canvas.findByRole('button', { name: 'Hapus' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Hapus 2 perangkat?' }))
    await userEvent.click(await dialog.findByRole('button', { name: 'Hapus 1 perangkat' }))
    await expect(await screen.findByRole('alertdialog', { name: '1 perangkat tidak dihapus' })).toBeVisible()
    await expect(dialog.getByRole('link', { name: 'Pelacak 02' })).toHaveAttribute('href', '/device/detail/2')
    await expect(dialog.getByText(reason)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Tutup' }))
    await waitFor(() => expect(canvas.queryByText('2 perangkat dipilih')).toBeNull())
  },
}

export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pilih baris' }))
    const [first] = await canvas.findAllByRole('checkbox')
    if (first) await userEvent.click(first)
    await userEvent.click(await canvas.findByRole('button', { name: 'Tindakan' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Pindahkan ke depo' }))
    await expect(await screen.findByRole('dialog', { name: 'Pindahkan 1 perangkat ke depo' })).toBeVisible()
  },
}

/** Users who may only see the list have no check boxes. */
export const OnlySees: Story = {
  args: {
    fetch: fakeFleetFetch({
      getMe: meWithPermissions([permissionIds['device.list'], permissionIds['device.view']]),
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('12 perangkat')).toBeVisible()
    await expect(await canvas.findByRole('grid')).toBeVisible()
    await expect(canvas.queryByRole('checkbox')).toBeNull()
  },
}

/** A base server has no bulk actions. */
export const OnBase: Story = {
  args: { config: onBase },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('12 perangkat')).toBeVisible()
    await expect(await canvas.findByRole('grid')).toBeVisible()
    await expect(canvas.queryByRole('checkbox')).toBeNull()
  },
}
