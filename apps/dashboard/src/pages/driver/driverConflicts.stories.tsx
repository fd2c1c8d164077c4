import { answer, drivers, failure, fakeFleetFetch, lostNetwork } from '@sikud/api/fixtures'
import type { FakeAnswer } from '@sikud/api/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { onBase, Screen } from '../../testing/Screen.tsx'
import { screenParameters } from '../../testing/screenParameters.ts'

const meta = {
  title: 'Screens/Pengendara/Simpan bersamaan',
  component: Screen,
  parameters: { ...screenParameters, chromatic: { disableSnapshot: true } }, // other stories show the same states
  tags: ['!autodocs'],
  args: { at: '/driver/edit/1', fetch: fakeFleetFetch() },
} satisfies Meta<typeof Screen>
export default meta
type Story = StoryObj<typeof meta>

const [original] = drivers
const missing = failure(404, 'Data tidak ditemukan.')

/** The driver on the server; null after somebody has deleted the driver. */
let stored: { version: number; phone: string } | null = null
let sentVersions: (string | null)[] = []

function begin() {
  stored = { version: 1, phone: '0812-0000-0001' }
  sentVersions = []
}

const getDriver: FakeAnswer = (request) => {
  if (stored === null) return missing(request)
  const data = { ...original, phone: stored.phone }
  return Response.json({ data }, { headers: { ETag: `"v${stored.version}"` } })
}

const updateDriver: FakeAnswer = (request) => {
  sentVersions.push(request.headers.get('If-Match'))
  if (stored === null) return missing(request)
  const isNewest = request.headers.get('If-Match') === `"v${stored.version}"`
  return (isNewest ? answer({ message: 'Berhasil.' }) : failure(412, 'Sudah diubah orang lain.'))(request)
}

const shared = fakeFleetFetch({ getDriver, updateDriver, deleteDriver: missing })

/** Makes the app refetch its queries, as it does when the user returns to the window. */
const comeBack = () => window.dispatchEvent(new Event('visibilitychange'))

export const ChangedMeanwhile: Story = {
  name: 'X19: a form saves the version that its values came from',
  args: { fetch: shared },
  play: async ({ canvas, userEvent }) => {
    begin()
    const name = await canvas.findByLabelText(/^Nama/)
    await userEvent.type(name, ' X')
    stored = { version: 2, phone: '0812-0000-0002' }
    comeBack()
    await userEvent.click(canvas.getByRole('button', { name: 'SIMPAN' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await expect(canvas.getByLabelText('Ponsel')).toHaveValue('0812-0000-0001')
    await userEvent.click(dialog.getByRole('button', { name: 'Muat ulang' }))
    await waitFor(() => expect(canvas.getByLabelText('Ponsel')).toHaveValue('0812-0000-0002'))
    await expect(name).toHaveValue(`${original?.name} X`)
    await userEvent.click(await canvas.findByRole('button', { name: 'SIMPAN' }))
    await canvas.findByText('Detail Pengemudi')
    await expect(sentVersions).toEqual(['"v1"', '"v2"'])
  },
}

export const ChangedBeforeTyping: Story = {
  name: 'X19: a form in which nothing was typed takes over a newer record',
  args: { fetch: shared },
  play: async ({ canvas, userEvent }) => {
    begin()
    await waitFor(() => expect(canvas.getByLabelText('Ponsel')).toHaveValue('0812-0000-0001'))
    stored = { version: 2, phone: '0812-0000-0002' }
    comeBack()
    await waitFor(() => expect(canvas.getByLabelText('Ponsel')).toHaveValue('0812-0000-0002'))
    await userEvent.type(canvas.getByLabelText(/^Nama/), ' X')
    await userEvent.click(canvas.getByRole('button', { name: 'SIMPAN' }))
    await canvas.findByText('Detail Pengemudi')
    await expect(sentVersions).toEqual(['"v2"'])
  },
}

export const Overwritten: Story = {
  name: 'X19: Timpa sends what the form shows with the newest version',
  args: { fetch: shared },
  play: async ({ canvas, userEvent }) => {
    begin()
    await userEvent.type(await canvas.findByLabelText(/^Nama/), ' X')
    stored = { version: 2, phone: '0812-0000-0002' }
    await userEvent.click(canvas.getByRole('button', { name: 'SIMPAN' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Timpa' }))
    await canvas.findByText('Detail Pengemudi')
    await expect(sentVersions).toEqual(['"v1"', '"v2"'])
  },
}

export const DeletedMeanwhile: Story = {
  name: 'X24: a save of a deleted record keeps the text and makes it anew',
  args: { fetch: shared },
  play: async ({ canvas, userEvent }) => {
    begin()
    await userEvent.type(await canvas.findByLabelText(/^Nama/), ' X')
    stored = null
    await userEvent.click(canvas.getByRole('button', { name: 'SIMPAN' }))
    await expect(await canvas.findByText(/Data ini sudah dihapus orang lain\./)).toBeVisible()
    await expect(canvas.getByLabelText(/^Nama/)).toHaveValue(`${original?.name} X`)
    await userEvent.click(canvas.getByRole('button', { name: 'Buat baru dengan isian ini' }))
    await canvas.findByRole('heading', { level: 1, name: 'Buat Pengendara' })
    await waitFor(() => expect(canvas.getByLabelText(/^Nama/)).toHaveValue(`${original?.name} X`))
    await expect(canvas.getByLabelText('Ponsel')).toHaveValue('0812-0000-0001')
    await expect(canvas.queryByRole('button', { name: 'Lanjutkan' })).toBeNull()
  },
}

export const DeletedWhileTyping: Story = {
  name: 'X24: a form stays when a look at the server finds its record deleted',
  args: { fetch: shared },
  play: async ({ canvas, userEvent }) => {
    begin()
    await userEvent.type(await canvas.findByLabelText(/^Nama/), ' X')
    stored = null
    comeBack()
    await expect(await canvas.findByText(/Data ini sudah dihapus orang lain\./)).toBeVisible()
    await expect(canvas.getByLabelText(/^Nama/)).toHaveValue(`${original?.name} X`)
  },
}

export const DeletedTwice: Story = {
  name: 'X24: a delete of a deleted record is done',
  args: { at: '/driver/detail/1', fetch: shared },
  play: async ({ canvas, userEvent }) => {
    begin()
    await userEvent.click(await canvas.findByRole('button', { name: 'PILIHAN' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Hapus' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Lanjutkan' }))
    await canvas.findByRole('heading', { level: 1, name: 'Daftar Pengendara' })
    await expect(await screen.findByText('Data ini sudah dihapus sebelumnya.')).toBeInTheDocument()
  },
}

const cutOff = fakeFleetFetch({ createDriver: lostNetwork() })

export const AnswerLost: Story = {
  name: 'X33: a create without answer says that it may have been saved, and offers to look',
  args: { at: '/driver/add', fetch: cutOff, config: onBase },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^Nama/), 'Slamet')
    await userEvent.click(canvas.getByRole('button', { name: 'SIMPAN' }))
    await expect(await canvas.findByText(/mungkin sudah tersimpan.*Periksa daftar dulu/)).toBeVisible()
    await expect(screen.getAllByRole('alert')).toHaveLength(1)
    await userEvent.click(canvas.getByRole('link', { name: 'Lihat daftar' }))
    await canvas.findByRole('heading', { level: 1, name: 'Daftar Pengendara' })
    await expect(await canvas.findByRole('searchbox')).toHaveValue('Slamet')
    await userEvent.click(canvas.getByRole('link', { name: 'BUAT BARU' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Lanjutkan' }))
    await waitFor(() => expect(canvas.getByLabelText(/^Nama/)).toHaveValue('Slamet'))
  },
}

export const AnswerLostSafely: Story = {
  name: 'X33: with safeWrites the same create may be sent again',
  args: { at: '/driver/add', fetch: cutOff },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^Nama/), 'Slamet')
    await userEvent.click(canvas.getByRole('button', { name: 'SIMPAN' }))
    await expect(
      await canvas.findByText(/mungkin sudah tersimpan.*tidak akan tercatat dua kali/),
    ).toBeVisible()
  },
}
