import { fakeFleetFetch } from '@sikud/api/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { Screen } from '../testing/Screen.tsx'
import { screenParameters } from '../testing/screenParameters.ts'

type Canvas = ReturnType<typeof within>

const meta = {
  title: 'Screens/Kembali ke daftar',
  component: Screen,
  parameters: { ...screenParameters, chromatic: { disableSnapshot: true } },
  args: { at: '/device?search=861230049841852&sort=imei.desc', fetch: fakeFleetFetch() },
} satisfies Meta<typeof Screen>
export default meta
type Story = StoryObj<typeof meta>

const searchField = (canvas: Canvas) => canvas.findByRole('searchbox', { name: 'Cari di daftar' })
const sortedColumn = (canvas: Canvas) => canvas.findByRole('columnheader', { name: /IMEI/ })

async function expectListAsLeft(canvas: Canvas) {
  await canvas.findByRole('heading', { level: 1, name: 'Daftar Perangkat' })
  await expect(await searchField(canvas)).toHaveValue('861230049841852')
  await expect(await sortedColumn(canvas)).toHaveAttribute('aria-sort', 'descending')
}

async function openRecord(canvas: Canvas) {
  await expectListAsLeft(canvas)
  await userEvent.click(await canvas.findByRole('link', { name: '861230049841852' }))
  await userEvent.click(await canvas.findByRole('button', { name: 'PILIHAN' }))
}

const breadcrumb = async (canvas: Canvas) =>
  within(await canvas.findByRole('navigation', { name: 'Jejak halaman' })).getByRole('link', {
    name: 'Perangkat',
  })

export const AfterSave: Story = {
  name: 'P12: after a save the breadcrumb leads to the list as it was left',
  play: async ({ canvas }) => {
    await openRecord(canvas)
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Ubah' }))
    await userEvent.type(await canvas.findByLabelText(/^Nama/), ' B')
    await userEvent.click(canvas.getByRole('button', { name: 'SIMPAN' }))
    await canvas.findByText('Detail Perangkat')
    await userEvent.click(await breadcrumb(canvas))
    await expectListAsLeft(canvas)
  },
}

export const AfterDeletion: Story = {
  name: 'P12: a deletion leads to the list as it was left',
  play: async ({ canvas }) => {
    await openRecord(canvas)
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Hapus' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Lanjutkan' }))
    await expectListAsLeft(canvas)
  },
}

export const AfterCancelledCreation: Story = {
  name: 'P12: Kembali and the breadcrumb of a new record lead to the list as it was left',
  play: async ({ canvas }) => {
    await expectListAsLeft(canvas)
    await userEvent.click(canvas.getByRole('link', { name: 'BUAT BARU' }))
    await userEvent.click(await canvas.findByRole('link', { name: 'KEMBALI' }))
    await expectListAsLeft(canvas)
    await userEvent.click(canvas.getByRole('link', { name: 'BUAT BARU' }))
    await canvas.findByRole('heading', { level: 1, name: 'Buat Perangkat' })
    await userEvent.click(await breadcrumb(canvas))
    await expectListAsLeft(canvas)
  },
}

export const FromTheMenu: Story = {
  name: 'P12: the menu opens the whole list, and this is then the list as it was left',
  play: async ({ canvas }) => {
    await openRecord(canvas)
    await userEvent.keyboard('{Escape}')
    const menu = within(canvas.getByRole('navigation', { name: 'Menu' }))
    await userEvent.click(menu.getByRole('link', { name: 'Perangkat' }))
    await waitFor(async () => expect(await searchField(canvas)).toHaveValue(''))
    await userEvent.click(canvas.getByRole('link', { name: 'BUAT BARU' }))
    await canvas.findByRole('heading', { level: 1, name: 'Buat Perangkat' })
    await userEvent.click(await breadcrumb(canvas))
    await expect(await searchField(canvas)).toHaveValue('')
  },
}
