import { importCheck, importRun } from '@sikud/api/fixtures'
import type { ImportCheck, ImportInput, ImportRun } from '@sikud/api'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { ConfirmProvider } from '../../kit/ConfirmDialog/ConfirmProvider.tsx'
import { ImportSteps, type ImportStepsProps } from './ImportSteps.tsx'

const pasted = [
  'No. Polisi\tMerek\tJenis\tWarna\tCabang\tCatatan',
  'B 1 AB\tToyota\tAvanza\tPutih\tDepo Cakung\tx',
  'B 2 AB\tToyota\tAvanza\tPutih\tDepo Cakung\t',
  'B 3 AB\tToyota\tAvanza\tPutih\tDepo Cakung\t',
  '9304 KXA\tToyota\tAvanza\tPutih\tDepo Cakung\t',
  'B 5 AB\tToyota\tAvanza\tPutih\tGudang\t',
].join('\n')

/** Holds the import that the server runs in the app. */
function Steps({ run: first, onStart, ...props }: ImportStepsProps) {
  const [run, setRun] = useState<ImportRun | null>(first)
  return (
    <ConfirmProvider>
      <ImportSteps
        {...props}
        run={run}
        onStart={async (input) => {
          await onStart(input)
          setRun(importRun)
        }}
        onRestart={() => setRun(null)}
      />
    </ConfirmProvider>
  )
}

const meta = {
  title: 'Fleet/ImportSteps',
  tags: ['baru'],
  component: ImportSteps,
  render: (args) => <Steps {...args} />,
  beforeEach: () => localStorage.removeItem('importColumns'),
  args: {
    kinds: ['vehicle', 'device', 'driver', 'fleet'],
    kind: 'vehicle',
    onKindChange: fn(),
    loadChoices: async () => ({ depot: ['Depo Cakung'], brand: ['Toyota'] }),
    onCheck: fn(async (input: ImportInput): Promise<ImportCheck> => ({
      rows: importCheck.rows.slice(0, input.rows.length),
    })),
    onStart: fn(async () => {}),
    run: null,
    onCancel: fn(),
    onRestart: fn(),
    listTo: '/vehicle',
  },
} satisfies Meta<typeof ImportSteps>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

/** Pastes cells and goes to the check. */
async function toCheck() {
  await userEvent.click(screen.getByRole('textbox', { name: /Atau tempel sel/ }))
  await userEvent.paste(pasted)
  await userEvent.click(screen.getByRole('button', { name: 'Pakai sel ini' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Periksa' }))
  await screen.findByRole('table', { name: 'Baris yang diperiksa' })
}

/** The columns are matched by their headers, and corrected by hand. */
export const Columns: Story = {
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('textbox', { name: /Atau tempel sel/ }))
    await userEvent.paste(pasted)
    await userEvent.click(screen.getByRole('button', { name: 'Pakai sel ini' }))
    await expect(await screen.findByText('5 baris dibaca.')).toBeVisible()
    await expect(screen.getByRole('combobox', { name: 'Kolom untuk Cabang' })).toHaveTextContent('Depo')
    await expect(screen.getByRole('combobox', { name: 'Kolom untuk Catatan' })).toHaveTextContent(
      'Tidak diimpor',
    )
    await userEvent.click(screen.getByRole('combobox', { name: 'Kolom untuk No. Polisi' }))
    await userEvent.click(await screen.findByRole('option', { name: 'Tidak diimpor' }))
    await expect(screen.getByText('Pilih judul untuk Nopol.')).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Periksa' })).toBeDisabled()
    await expect(args.onCheck).not.toHaveBeenCalled()
  },
}

/** The wrong rows come first; their cells can be corrected in the table. */
export const Check: Story = {
  play: async ({ args }) => {
    await toCheck()
    await expect(screen.getByRole('button', { name: 'Salah 2' })).toHaveAttribute('aria-pressed', 'true')
    await expect(screen.getByText('Nopol: Nopol tidak benar. Contoh: B 1234 ABC.')).toBeVisible()
    const cell = screen.getByRole('textbox', { name: 'Nopol, baris 5' })
    await expect(cell).toHaveAttribute('aria-invalid', 'true')
    await userEvent.clear(cell)
    await userEvent.type(cell, 'B 9304 KXA')
    await expect(screen.getByText('Belum diperiksa lagi')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Periksa lagi' }))
    await waitFor(async () => {
      await expect(args.onCheck).toHaveBeenLastCalledWith(
        expect.objectContaining({ rows: expect.arrayContaining([expect.arrayContaining(['B 9304 KXA'])]) }),
      )
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Berubah 1' }))
    await expect(screen.getByText('Warna: sebelumnya Kuning')).toBeVisible()
  },
}

/** The counts of the import, and the file of the refused rows. */
export const Result: Story = {
  play: async ({ args }) => {
    await toCheck()
    await userEvent.click(await screen.findByRole('button', { name: 'Impor 2 baris' }))
    await expect(await screen.findByText('Impor selesai.')).toBeVisible()
    await expect(args.onStart).toHaveBeenCalledWith(
      expect.objectContaining({ kind: 'vehicle', columns: ['plate', 'brand', 'type', 'color', 'depot'] }),
    )
    await expect(screen.getByRole('button', { name: 'Unduh baris yang ditolak' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Impor berkas lain' }))
    await expect(await screen.findByRole('button', { name: 'Pilih berkas' })).toBeVisible()
  },
}

export const Running: Story = {
  args: { run: { ...importRun, state: 'running', done: 2, total: 5, refused: [] } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('2 dari 5 baris')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Hentikan' }))
    await expect(args.onCancel).toHaveBeenCalled()
  },
}

export const Failed: Story = {
  args: { run: { ...importRun, state: 'failed' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Impor terhenti karena gangguan.')).toBeVisible()
  },
}

/** The undo of an import says first what becomes of its rows. */
export const Undo: Story = {
  args: { run: { ...importRun, created: 3, changed: 1, change_id: 7 }, onUndo: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Batalkan impor ini' }))
    const question = await screen.findByRole('alertdialog')
    await expect(question).toHaveTextContent(
      '3 baris baru dihapus lagi. 1 baris yang diubah kembali seperti sebelum impor.',
    )
    await userEvent.click(within(question).getByRole('button', { name: 'Biarkan' }))
    await expect(args.onUndo).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Batalkan impor ini' }))
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Batalkan impor ini' }),
    )
    await waitFor(() => expect(args.onUndo).toHaveBeenCalled())
  },
}

/** A file that is no sheet is named with what to do. */
export const Unreadable: Story = {
  play: async ({ canvas }) => {
    const file = new File([Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0)], 'lama.xls')
    // oxlint-disable-next-line testing-library/no-node-access -- the input has no role
    await userEvent.upload(canvas.getByLabelText('Pilih berkas', { selector: 'input' }), file, {
      applyAccept: false,
    })
    await expect(await canvas.findByText(/^Ini berkas Excel lama/)).toBeVisible()
  },
}

export const NoAccess: Story = {
  args: { kinds: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Anda tidak punya akses untuk mengimpor data.')).toBeVisible()
  },
}

export const Phone: Story = { play: toCheck, globals: { viewport: { value: 'phone' } } }

export const Dark: Story = { play: toCheck, globals: { theme: 'dark' } }

export const English: Story = {
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Choose a file' })).toBeVisible()
  },
}
