import { answer, currentUser, failure, fakeFleetFetch, lostNetwork } from '@sikud/api/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import type { userEvent as user } from 'storybook/test'
import { heldAnswers } from '../../testing/heldAnswers.ts'
import { Screen } from '../../testing/Screen.tsx'
import { screenParameters } from '../../testing/screenParameters.ts'

const meta = {
  title: 'Screens/Pengendara/Simpan terlambat',
  component: Screen,
  parameters: { ...screenParameters, chromatic: { disableSnapshot: true } }, // other stories show the same states
  tags: ['!autodocs'],
} satisfies Meta<typeof Screen>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = ReturnType<typeof within>
type User = ReturnType<typeof user.setup>

const saves = heldAnswers()
const removals = heldAnswers()
let me = currentUser

const args = {
  at: '/driver/add',
  fetch: fakeFleetFetch({
    createDriver: saves.answer,
    deleteDriver: removals.answer,
    login: answer({ token: 'token-lain', message: 'Selamat datang.' }),
    getMe: (request) => answer({ data: me })(request),
  }),
}

const refused = failure(422, 'Periksa isian Anda.', { email: ['Email sudah dipakai.'] })
const created = answer({ message: 'Pengendara berhasil dibuat.', data: { id: 1 } }, 201)
const name = (canvas: Canvas) => canvas.getByLabelText(/^Nama/)

function begin() {
  saves.reset()
  removals.reset()
  me = currentUser
}

/** Saves a driver with this name, and leaves the form before the response arrives. */
async function saveAndLeave(canvas: Canvas, user: User, typed: string) {
  const calls = saves.count()
  await user.type(await canvas.findByLabelText(/^Nama/), typed)
  await user.click(canvas.getByRole('button', { name: 'SIMPAN' }))
  await waitFor(() => expect(saves.count()).toBe(calls + 1))
  await user.click(canvas.getByRole('link', { name: 'KEMBALI' }))
  await canvas.findByRole('heading', { level: 1, name: 'Daftar Pengendara' })
  await expect(screen.queryByRole('alertdialog')).toBeNull()
}

async function openFormAnew(canvas: Canvas, user: User) {
  await user.click(canvas.getByRole('link', { name: 'BUAT BARU' }))
  return canvas.findByLabelText(/^Nama/)
}

export const SavedAfterAnotherFormWasBegun: Story = {
  name: 'X06: a late save leaves another form alone and tells its result',
  args,
  play: async ({ canvas, userEvent }) => {
    begin()
    await saveAndLeave(canvas, userEvent, 'Slamet')
    await userEvent.type(await openFormAnew(canvas, userEvent), 'Budi')
    saves.give(0, created)
    const open = await screen.findByRole('button', { name: 'Buka' })
    await expect(name(canvas)).toHaveValue('Budi')
    // The form that the user opened later still asks before it discards its unsaved changes.
    await userEvent.click(canvas.getByRole('link', { name: 'KEMBALI' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Tetap di sini' }))
    await expect(name(canvas)).toHaveValue('Budi')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await userEvent.click(open)
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Tinggalkan' }),
    )
    await canvas.findByText('Detail Pengemudi')
  },
}

export const RefusedAfterTheFormWasLeft: Story = {
  name: 'X06: a late refusal is told, and the form offers the text',
  args,
  play: async ({ canvas, userEvent }) => {
    begin()
    await saveAndLeave(canvas, userEvent, 'Slamet')
    saves.give(0, refused)
    const toast = within(await screen.findByRole('alert'))
    await expect(toast.getByText(/Email sudah dipakai\./)).toBeInTheDocument()
    await userEvent.click(toast.getByRole('button', { name: 'Buka' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Lanjutkan' }))
    await waitFor(() => expect(name(canvas)).toHaveValue('Slamet'))
    await expect(canvas.queryByRole('button', { name: 'Lanjutkan' })).toBeNull()
  },
}

export const RefusedWhileTheSameFormIsOpenAgain: Story = {
  name: 'X06: a draft that is restored over new text changes places with it',
  args,
  play: async ({ canvas, userEvent }) => {
    begin()
    await saveAndLeave(canvas, userEvent, 'Slamet')
    await userEvent.type(await openFormAnew(canvas, userEvent), 'Budi')
    saves.give(0, refused)
    await userEvent.click(await canvas.findByRole('button', { name: 'Lanjutkan' }))
    await waitFor(() => expect(name(canvas)).toHaveValue('Slamet'))
    await userEvent.click(await canvas.findByRole('button', { name: 'Lanjutkan' }))
    await waitFor(() => expect(name(canvas)).toHaveValue('Budi'))
  },
}

export const TwoSavesAtOnce: Story = {
  name: 'X06: two late saves end each on its own',
  args,
  play: async ({ canvas, userEvent }) => {
    begin()
    await saveAndLeave(canvas, userEvent, 'Slamet')
    await openFormAnew(canvas, userEvent)
    await saveAndLeave(canvas, userEvent, 'Budi')
    saves.give(1, refused)
    await screen.findByText(/Email sudah dipakai/)
    saves.give(0, created)
    await screen.findByText(/Pengendara berhasil dibuat/)
    await openFormAnew(canvas, userEvent)
    await userEvent.click(await canvas.findByRole('button', { name: 'Lanjutkan' }))
    await waitFor(() => expect(name(canvas)).toHaveValue('Budi'))
    await expect(canvas.queryByRole('button', { name: 'Lanjutkan' })).toBeNull()
  },
}

export const RefusedAfterAnotherSignedIn: Story = {
  name: 'X06: the next user gets neither the result nor the text of the one before',
  args,
  play: async ({ canvas, userEvent }) => {
    begin()
    await saveAndLeave(canvas, userEvent, 'Slamet')
    await userEvent.click(canvas.getByRole('button', { name: 'Keluar' }))
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Lanjutkan' }),
    )
    me = { ...currentUser, id: 987_654, name: 'Orang Lain' }
    await userEvent.type(await canvas.findByLabelText('Email'), 'lain@sikud.test')
    await userEvent.type(canvas.getByLabelText('Password'), 'rahasia-lain')
    await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }))
    await userEvent.click(await canvas.findByRole('link', { name: 'Pengendara' }))
    await canvas.findByRole('link', { name: 'BUAT BARU' })
    saves.give(0, refused)
    await openFormAnew(canvas, userEvent)
    await expect(canvas.queryByRole('button', { name: 'Lanjutkan' })).toBeNull()
    await expect(screen.queryByText(/Email sudah dipakai/)).toBeNull()
  },
}

export const DeletedAfterThePageWasLeft: Story = {
  name: 'X06: a late delete leaves another form alone',
  args: { ...args, at: '/driver/detail/1' },
  play: async ({ canvas, userEvent }) => {
    begin()
    await userEvent.click(await canvas.findByRole('button', { name: 'PILIHAN' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Hapus' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Lanjutkan' }))
    await waitFor(() => expect(removals.count()).toBe(1))
    const [inMenu] = canvas.getAllByRole('link', { name: 'Pengendara' })
    if (inMenu) await userEvent.click(inMenu)
    await canvas.findByRole('heading', { level: 1, name: 'Daftar Pengendara' })
    await userEvent.type(await openFormAnew(canvas, userEvent), 'Budi')
    removals.give(0, answer({ message: 'Pengendara berhasil dihapus.' }))
    await expect(await screen.findByText(/Pengendara berhasil dihapus/)).toBeInTheDocument()
    await expect(name(canvas)).toHaveValue('Budi')
  },
}

export const AnswerLostAfterTheFormWasLeft: Story = {
  name: 'X33: a create that was left and gets no answer says that it may have been saved',
  args,
  play: async ({ canvas, userEvent }) => {
    begin()
    await saveAndLeave(canvas, userEvent, 'Slamet')
    saves.give(0, lostNetwork())
    const toast = within(await screen.findByRole('alert'))
    await expect(toast.getByText(/mungkin sudah tersimpan/)).toBeInTheDocument()
    await userEvent.click(toast.getByRole('button', { name: 'Buka' }))
    await waitFor(() => expect(canvas.getByRole('searchbox')).toHaveValue('Slamet'))
    await openFormAnew(canvas, userEvent)
    await expect(await canvas.findByRole('button', { name: 'Lanjutkan' })).toBeVisible()
  },
}
