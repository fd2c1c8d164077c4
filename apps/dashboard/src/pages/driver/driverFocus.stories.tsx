import { drivers, failure, fakeFleetFetch } from '@sikud/api/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { Screen } from '../../testing/Screen.tsx'
import { screenParameters } from '../../testing/screenParameters.ts'

const meta = {
  title: 'Screens/Pengendara/Fokus',
  component: Screen,
  parameters: { ...screenParameters, chromatic: { disableSnapshot: true } }, // other stories show the same states
  tags: ['!autodocs'],
  args: { at: '/driver', fetch: fakeFleetFetch() },
} satisfies Meta<typeof Screen>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = ReturnType<typeof within>

async function expectFocusOn(canvas: Canvas, heading: string | RegExp) {
  const found = await canvas.findByRole('heading', { level: 1, name: heading })
  await waitFor(() => expect(found).toHaveFocus())
}

export const Navigated: Story = {
  name: 'X26: a page that is opened has the focus on its heading',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'BUAT BARU' }))
    await expectFocusOn(canvas, 'Buat Pengendara')
    await userEvent.click(await canvas.findByRole('link', { name: 'KEMBALI' }))
    await expectFocusOn(canvas, 'Daftar Pengendara')
  },
}

export const Saved: Story = {
  name: 'X26: after a save the focus is on the heading of the next page',
  args: { at: '/driver/edit/1' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^Nama/), ' S.{Enter}')
    await expectFocusOn(canvas, /^Bambang Hermawan/)
  },
}

export const Refused: Story = {
  name: 'X26: after a refusal that names no field the focus stays on SIMPAN',
  args: { at: '/driver/edit/1', fetch: fakeFleetFetch({ updateDriver: failure(409, 'Masih dipakai.') }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'SIMPAN' }))
    await screen.findByText('Masih dipakai.')
    await expect(await canvas.findByRole('button', { name: 'SIMPAN' })).toHaveFocus()
  },
}

export const Deleted: Story = {
  name: 'X26: a dialog gives the focus back, and after a delete it is on the heading',
  args: { at: '/driver/detail/1' },
  play: async ({ canvas, userEvent }) => {
    const options = await canvas.findByRole('button', { name: 'PILIHAN' })
    for (const answer of ['Batal', 'Lanjutkan']) {
      await userEvent.click(options)
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Hapus' }))
      const dialog = within(await screen.findByRole('alertdialog'))
      await userEvent.click(dialog.getByRole('button', { name: answer }))
      if (answer === 'Batal') await waitFor(() => expect(options).toHaveFocus())
    }
    await expectFocusOn(canvas, 'Daftar Pengendara')
  },
}

export const SignedIn: Story = {
  name: 'X26: after sign-in the focus is on the heading',
  args: { at: '/login?next=%2Fdriver', signedIn: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Email'), 'rina@sikud.test')
    await userEvent.type(canvas.getByLabelText('Password'), 'kereta-senja-41{Enter}')
    await expectFocusOn(canvas, 'Daftar Pengendara')
  },
}

let isGone = false
const [original] = drivers

export const Gone: Story = {
  name: 'X26: where the focused element goes away the focus is on the heading',
  args: {
    at: '/driver/detail/1',
    fetch: fakeFleetFetch({
      getDriver: (request) =>
        isGone ? failure(404, 'Data tidak ditemukan.')(request) : Response.json({ data: original }),
    }),
  },
  play: async ({ canvas }) => {
    isGone = false
    const options = await canvas.findByRole('button', { name: 'PILIHAN' })
    options.focus()
    isGone = true
    window.dispatchEvent(new Event('visibilitychange'))
    await expectFocusOn(canvas, 'Data tidak ditemukan')
  },
}

export const Filtered: Story = {
  name: 'X26: a change of the query moves no focus',
  play: async ({ canvas, userEvent }) => {
    const search = await canvas.findByRole('searchbox')
    await userEvent.type(search, 'sri')
    await waitFor(() => expect(canvas.getByText(/dari 8/)).toBeVisible())
    await expect(search).toHaveFocus()
  },
}
