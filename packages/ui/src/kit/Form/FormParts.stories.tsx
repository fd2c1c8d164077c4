import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import CardContent from '@mui/material/CardContent'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test'
import { DateField } from './DateField.tsx'
import { FileField } from './FileField.tsx'
import { Form } from './Form.tsx'
import { FormActions } from './FormActions.tsx'
import { FormSection } from './FormSection.tsx'
import { MultiSelectField } from './MultiSelectField.tsx'
import { NumberField } from './NumberField.tsx'
import type { Abandonment } from './RecordFormProps.ts'
import { RepeatedRows } from './RepeatedRows.tsx'
import { TextField } from './TextField.tsx'
import { useRule } from './useRule.ts'

interface Goods {
  code: string
  bought_on: string
  weight: number | null
  city_ids: number[]
  papers: File[]
  contacts: { name: string; boxes: number | null }[]
}

const cities = [
  { id: 1, label: 'Bandung', hint: 'Jawa Barat' },
  { id: 2, label: 'Denpasar', hint: 'Bali' },
  { id: 3, label: 'Surabaya', hint: 'Jawa Timur' },
]

const nothing: Goods = { code: '', bought_on: '', weight: null, city_ids: [], papers: [], contacts: [] }
const rice: Goods = {
  ...nothing,
  code: 'B-0012',
  bought_on: '2026-11-20',
  weight: 12.5,
  city_ids: [1, 3],
  contacts: [
    { name: 'Sari', boxes: 4 },
    { name: 'Wayan', boxes: 2 },
  ],
}

const pdf = (name: string, bytes = 1500) =>
  new File([new Uint8Array(bytes)], name, { type: 'application/pdf' })

/** A rule as the contract has it. */
const codeRule = { required: true, pattern: /^[A-Z]-\d{4}$/u }

interface StoryArgs {
  values: Goods
  saving?: boolean
  loading?: boolean
  readOnly?: boolean
  disabled?: boolean
  draft?: Goods
  /** The stored goods, whose values are accepted without checks. */
  stored?: Goods
  onSubmit: (values: Goods) => Promise<unknown>
  onAbandon?: (values: Goods, why: Abandonment) => void
}

const meta = {
  title: 'Kit/Form parts',
  component: GoodsForm,
  args: { values: rice, onSubmit: fn(async () => {}) },
} satisfies Meta<typeof GoodsForm>
export default meta
type Story = StoryObj<typeof meta>
function GoodsForm({
  values,
  saving,
  loading,
  readOnly,
  disabled,
  draft,
  stored,
  onSubmit,
  onAbandon,
}: StoryArgs) {
  const code = useRule(codeRule, { pattern: 'Tulis satu huruf dan empat angka, misalnya B-0012.' })
  const state = { readOnly, disabled }
  return (
    <Card sx={{ maxWidth: 560, overflow: 'visible' }}>
      <CardContent>
        <Form
          label="Data barang"
          values={values}
          saving={saving}
          draft={draft}
          onSubmit={onSubmit}
          onAbandon={onAbandon}
        >
          <FormSection title="Barang" description="Seperti tertulis di surat jalan.">
            <TextField<Goods> name="code" label="Kode" {...code} {...state} />
            <DateField<Goods>
              name="bought_on"
              label="Tanggal beli"
              required
              min="2020-01-01"
              max="2026-11-29"
              accepted={stored?.bought_on}
              helper="Tanggal di nota."
              {...state}
            />
            <NumberField<Goods>
              name="weight"
              label="Berat"
              unit="kg"
              required
              min={0}
              max={1000}
              step={0.5}
              helper="Berat kotor."
              {...state}
            />
          </FormSection>
          <MultiSelectField<Goods>
            name="city_ids"
            label="Kota tujuan"
            required
            options={loading ? [] : cities}
            source={{ data: loading ? undefined : cities }}
            {...state}
          />
          <FileField<Goods>
            name="papers"
            label="Surat jalan"
            types={['.pdf', 'image/png']}
            typesLabel="PDF atau PNG"
            maxSize={2 * 1024 ** 2}
            maxFiles={2}
            {...state}
          />
          <RepeatedRows<Goods, 'contacts'>
            name="contacts"
            label="Penerima"
            rowLabel={(number) => `Penerima ${number}`}
            addLabel="Tambah penerima"
            empty={{ name: '', boxes: null }}
            min={1}
            max={3}
            readOnly={readOnly}
          >
            {(row) => (
              <>
                <TextField<Goods> name={`${row}.name`} label="Nama" required disabled={disabled} />
                <NumberField<Goods>
                  name={`${row}.boxes`}
                  label="Jumlah"
                  unit="dus"
                  min={1}
                  step={1}
                  disabled={disabled}
                />
              </>
            )}
          </RepeatedRows>
          <FormActions cancelTo="/barang" />
        </Form>
      </CardContent>
    </Card>
  )
}

type Play = Parameters<NonNullable<Story['play']>>[0]

const save = ({ canvas, userEvent }: Pick<Play, 'canvas' | 'userEvent'>) =>
  userEvent.click(canvas.getByRole('button', { name: 'SIMPAN' }))

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const goods = canvas.getByRole('group', { name: 'Barang' })
    await expect(goods).toHaveAccessibleDescription('Seperti tertulis di surat jalan.')
    await expect(canvas.getByLabelText(/^Tanggal beli/)).toHaveAccessibleDescription(
      '20 Nov 2026 · Tanggal di nota.',
    )
    await save({ canvas, userEvent })
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(rice))
  },
}

export const Invalid: Story = {
  args: { values: { ...nothing, code: 'xx' } },
  play: async ({ args, canvas, userEvent }) => {
    await save({ canvas, userEvent })
    const code = canvas.getByLabelText(/^Kode/)
    await waitFor(() => expect(code).toHaveFocus())
    await expect(code).toBeRequired()
    await expect(code).toHaveAccessibleDescription('Tulis satu huruf dan empat angka, misalnya B-0012.')
    await expect(canvas.getByLabelText(/^Tanggal beli/)).toHaveAccessibleDescription('Wajib diisi.')
    await expect(canvas.getByLabelText(/^Berat/)).toHaveAccessibleDescription('Wajib diisi.')
    await expect(canvas.getByRole('combobox', { name: /Kota tujuan/ })).toHaveAccessibleDescription(
      'Wajib diisi.',
    )
    await expect(canvas.getByText('Isi paling sedikit 1 baris.')).toBeVisible()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const Dates: Story = {
  play: async ({ canvas, userEvent }) => {
    const day = canvas.getByLabelText(/^Tanggal beli/)
    await fireEvent.change(day, { target: { value: '2019-12-31' } })
    await save({ canvas, userEvent })
    await waitFor(() => expect(day).toHaveAccessibleDescription('Paling awal 1 Jan 2020.'))
    await fireEvent.change(day, { target: { value: '2026-11-30' } })
    await waitFor(() => expect(day).toHaveAccessibleDescription('Paling akhir 29 Nov 2026.'))
  },
}

/** A half-typed date is an error, although its value is the stored one: none. */
export const HalfTypedDate: Story = {
  args: { values: { ...rice, bought_on: '' }, stored: { ...rice, bought_on: '' } },
  play: async ({ args, canvas, userEvent }) => {
    const day = canvas.getByLabelText(/^Tanggal beli/)
    // Only a real keyboard can type the parts of a date, so this sets what the browser would report.
    Object.defineProperty(day, 'validity', { value: { badInput: true }, configurable: true })
    await save({ canvas, userEvent })
    await waitFor(() => expect(day).toHaveAccessibleDescription('Tanggal belum lengkap atau tidak ada.'))
    await expect(day).toHaveFocus()
    await expect(args.onSubmit).not.toHaveBeenCalled()
    Reflect.deleteProperty(day, 'validity')
    await userEvent.tab()
    await waitFor(() => expect(day).toHaveAttribute('aria-invalid', 'false'))
    await save({ canvas, userEvent })
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ ...rice, bought_on: '' }))
  },
}

export const Numbers: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const weight = canvas.getByRole('textbox', { name: 'Berat (kg)' })
    const retype = async (text: string) => {
      await userEvent.clear(weight)
      await userEvent.type(weight, text)
    }
    await expect(weight).toHaveValue('12,5')
    await userEvent.click(weight)
    await userEvent.keyboard('{ArrowUp}')
    await expect(weight).toHaveValue('13')
    await fireEvent.wheel(weight, { deltaY: 100 })
    await expect(weight).toHaveValue('13')
    await retype('dua')
    await save({ canvas, userEvent })
    await waitFor(() => expect(weight).toHaveAccessibleDescription('Isi dengan angka dari 0 sampai 1000.'))
    await expect(weight).toHaveValue('dua')
    for (const wrong of ['1.000,5', '-3', '1e2', '-']) {
      await retype(wrong)
      await waitFor(() =>
        expect(weight, wrong).toHaveAccessibleDescription('Isi dengan angka dari 0 sampai 1000.'),
      )
    }
    await retype('7,3')
    await waitFor(() => expect(weight).toHaveAccessibleDescription('Harus kelipatan 0,5.'))
    await userEvent.clear(weight)
    await waitFor(() => expect(weight).toHaveAccessibleDescription('Wajib diisi.'))
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await retype('7,')
    await expect(weight).toHaveValue('7,')
    await userEvent.keyboard('50{Enter}')
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ ...rice, weight: 7.5 }))
    await userEvent.tab()
    await expect(weight).toHaveValue('7,5')
  },
}

export const PastedNumbers: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const weight = canvas.getByRole('textbox', { name: 'Berat (kg)' })
    await userEvent.clear(weight)
    await userEvent.paste(' 750,5 kg ')
    await userEvent.tab()
    await expect(weight).toHaveValue('750,5')
    const [boxes] = canvas.getAllByRole('textbox', { name: 'Jumlah (dus)' })
    if (boxes) await userEvent.clear(boxes)
    await userEvent.paste('1.250')
    await userEvent.tab()
    await expect(boxes).toHaveValue('1250')
    if (boxes) await userEvent.clear(boxes)
    await save({ canvas, userEvent })
    const [sari, wayan] = rice.contacts
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        ...rice,
        weight: 750.5,
        contacts: [{ ...sari, boxes: null }, wayan],
      }),
    )
  },
}

export const SeveralChoices: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Bandung' })).toBeVisible()
    await userEvent.click(canvas.getByRole('combobox', { name: /Kota tujuan/ }))
    await userEvent.keyboard('bali')
    await userEvent.click(await screen.findByRole('option', { name: /Denpasar/ }))
    await userEvent.keyboard('{Escape}')
    await save({ canvas, userEvent })
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ ...rice, city_ids: [1, 3, 2] }))
    await userEvent.click(canvas.getByRole('combobox', { name: /Kota tujuan/ }))
    await userEvent.keyboard('{Escape}{Backspace}')
    await expect(canvas.queryByRole('button', { name: 'Denpasar' })).toBeNull()
  },
}

export const LoadingChoices: Story = {
  args: { loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByPlaceholderText('Memuat pilihan…')).toBeVisible()
  },
}

export const Files: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByLabelText('Surat jalan')
    await expect(input).toHaveAccessibleDescription(
      /^Jenis: PDF atau PNG. Ukuran paling besar 2\sMB per berkas. Paling banyak 2 berkas.$/u,
    )
    const drop = (...files: File[]) => {
      const dataTransfer = new DataTransfer()
      for (const file of files) dataTransfer.items.add(file)
      return fireEvent(input, new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }))
    }
    await drop(pdf('besar.pdf', 2.5 * 1024 ** 2), new File(['x'], 'catatan.txt', { type: 'text/plain' }))
    await expect(await canvas.findByText(/besar.pdf terlalu besar \(2,5\sMB\)/)).toBeVisible()
    await expect(
      canvas.getByText('catatan.txt tidak dapat dipakai. Pilih berkas PDF atau PNG.'),
    ).toBeVisible()
    await userEvent.upload(input, pdf('satu.pdf'))
    await expect(await canvas.findByText('satu.pdf')).toBeVisible()
    await expect(canvas.queryByText(/terlalu besar/)).toBeNull()
    await drop(pdf('dua.pdf'), pdf('tiga.pdf'))
    await expect(await canvas.findByText('tiga.pdf tidak ditambahkan. Paling banyak 2 berkas.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Hapus satu.pdf' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Hapus dua.pdf' }))
    await waitFor(() => expect(input).toHaveFocus())
    await drop(pdf('empat.pdf'))
    await save({ canvas, userEvent })
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce())
    await expect(args.onSubmit).toHaveBeenCalledWith({
      ...rice,
      papers: [expect.objectContaining({ name: 'empat.pdf' })],
    })
  },
}

export const Rows: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hapus Penerima 1' }))
    const undo = await canvas.findByRole('button', { name: 'Urungkan' })
    await waitFor(() => expect(undo).toHaveFocus())
    await expect(canvas.getByRole('status')).toHaveTextContent('Penerima 1 dihapus.')
    await expect(canvas.queryByRole('button', { name: /^Hapus Penerima/ })).toBeNull()
    await userEvent.click(undo)
    await waitFor(() => expect(canvas.getAllByLabelText(/^Nama/)[0]).toHaveValue('Sari'))
    const add = canvas.getByRole('button', { name: 'Tambah penerima' })
    await userEvent.click(add)
    await waitFor(() => expect(canvas.getAllByLabelText(/^Nama/)[2]).toHaveFocus())
    await expect(add).toHaveAttribute('aria-disabled', 'true')
    await expect(canvas.getByText('Paling banyak 3 baris.')).toBeVisible()
    await save({ canvas, userEvent })
    await waitFor(() => expect(canvas.getAllByLabelText(/^Nama/)[2]).toBeInvalid())
    await userEvent.keyboard('Ketut')
    await save({ canvas, userEvent })
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        ...rice,
        contacts: [...rice.contacts, { name: 'Ketut', boxes: null }],
      }),
    )
  },
}

export const TooFewRows: Story = {
  args: { values: { ...rice, contacts: [] } },
  play: async ({ args, canvas, userEvent }) => {
    const add = canvas.getByRole('button', { name: 'Tambah penerima' })
    await save({ canvas, userEvent })
    await waitFor(() => expect(add).toHaveFocus())
    await expect(add).toHaveAccessibleDescription('Isi paling sedikit 1 baris.')
    await expect(canvas.getByRole('alert')).toHaveTextContent('Isi paling sedikit 1 baris.')
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await userEvent.click(add)
    await waitFor(() => expect(canvas.getByLabelText(/^Nama/)).toHaveFocus())
    await expect(canvas.queryByText('Isi paling sedikit 1 baris.')).toBeNull()
    await userEvent.keyboard('Made{Enter}')
    const contacts = [{ name: 'Made', boxes: null }]
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ ...rice, contacts }))
  },
}

export const TooFewRowsInDraft: Story = {
  args: { draft: { ...rice, contacts: [] } },
  play: TooFewRows.play,
}

/** The form stays open after a save, with the focus in the same row, and saves once more. */
export const SavedTwice: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const [name] = canvas.getAllByLabelText(/^Nama/)
    if (name) await userEvent.type(name, '!{Enter}')
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce())
    await waitFor(() => expect(name).not.toHaveAttribute('readonly'))
    await expect(name).toHaveFocus()
    await userEvent.keyboard('?{Enter}')
    const [, wayan] = rice.contacts
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenLastCalledWith({
        ...rice,
        contacts: [{ name: 'Sari!?', boxes: 4 }, wayan],
      }),
    )
  },
}

export const ServerErrors: Story = {
  args: {
    onSubmit: fn(() =>
      Promise.reject(
        Object.assign(new Error('Data tidak valid.'), {
          fields: {
            'contacts.1.name': ['Wayan tidak menerima barang.'],
            contacts: ['Gudang hanya melayani satu penerima.'],
            weight: ['Gudang penuh.'],
            bought_on: ['Tanggal ini hari libur.'],
            'city_ids.1': ['Surabaya tutup.'],
            papers: ['Surat jalan wajib ada.'],
            'papers.0.name': ['Nama berkas wajib ada.'],
          },
        }),
      ),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await save({ canvas, userEvent })
    const date = canvas.getByLabelText(/^Tanggal beli/)
    await waitFor(() => expect(date).toHaveFocus())
    await expect(date).toHaveAccessibleDescription('Tanggal ini hari libur.')
    await expect(canvas.getByLabelText(/^Berat/)).toHaveAccessibleDescription('Gudang penuh.')
    await expect(canvas.getByRole('combobox', { name: /Kota tujuan/ })).toHaveAccessibleDescription(
      'Surabaya tutup.',
    )
    await expect(canvas.getByLabelText('Surat jalan')).toHaveAccessibleDescription(
      /^Surat jalan wajib ada\. Nama berkas wajib ada\./,
    )
    await expect(canvas.getAllByLabelText(/^Nama/)[1]).toHaveAccessibleDescription(
      'Wayan tidak menerima barang.',
    )
    await expect(canvas.getByRole('button', { name: 'Tambah penerima' })).toHaveAccessibleDescription(
      'Gudang hanya melayani satu penerima.',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Hapus Penerima 1' }))
    await expect(canvas.queryByText('Gudang hanya melayani satu penerima.')).toBeNull()
  },
}

/** A draft keeps a number as it was typed. One that was stored as JSON has lost its files. */
export const Draft: Story = {
  args: { onAbandon: fn() },
  render: (args) => <LeavableForm {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const weight = canvas.getByLabelText(/^Berat/)
    await userEvent.clear(weight)
    await userEvent.type(weight, 'dua belas')
    await userEvent.upload(canvas.getByLabelText('Surat jalan'), pdf('satu.pdf'))
    await expect(await canvas.findByText('satu.pdf')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Tutup' }))
    await expect(args.onAbandon).toHaveBeenCalledWith(
      { ...rice, weight: 'dua belas', papers: [expect.any(File)] },
      'left',
    )
    await userEvent.click(await canvas.findByRole('button', { name: 'Pulihkan' }))
    await waitFor(() => expect(canvas.getByLabelText(/^Berat/)).toHaveValue('dua belas'))
    await expect(canvas.queryByText('satu.pdf')).toBeNull()
    await save({ canvas, userEvent })
    await waitFor(() => expect(canvas.getByLabelText(/^Berat/)).toBeInvalid())
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await userEvent.clear(canvas.getByLabelText(/^Berat/))
    await userEvent.type(canvas.getByLabelText(/^Berat/), '12{Enter}')
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ ...rice, weight: 12 }))
  },
}

function LeavableForm({ onAbandon, ...args }: StoryArgs) {
  const [draft, setDraft] = useState<Goods>()
  const [isOpen, setOpen] = useState(true)
  return (
    <>
      <Button onClick={() => setOpen(!isOpen)}>{isOpen ? 'Tutup' : 'Pulihkan'}</Button>
      {isOpen && (
        <GoodsForm
          {...args}
          {...(draft && { draft })}
          onAbandon={(values, ...rest) => {
            setDraft(JSON.parse(JSON.stringify(values)))
            onAbandon?.(values, ...rest)
          }}
        />
      )}
    </>
  )
}

export const Saving: Story = {
  args: { saving: true },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByLabelText(/^Berat/)).toHaveAttribute('readonly')
    await expect(canvas.getByLabelText(/^Tanggal beli/)).toHaveAttribute('readonly')
    await expect(canvas.getByRole('combobox', { name: /Kota tujuan/ })).toHaveAttribute('readonly')
    await userEvent.upload(canvas.getByLabelText('Surat jalan'), pdf('satu.pdf'))
    await expect(canvas.queryByText('satu.pdf')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Tambah penerima' }))
    await expect(canvas.getAllByLabelText(/^Nama/)).toHaveLength(2)
  },
}

export const ReadOnly: Story = {
  args: { readOnly: true, values: { ...rice, papers: [pdf('surat-jalan.pdf')] } },
  play: async ({ canvas, userEvent }) => {
    const weight = canvas.getByLabelText(/^Berat/)
    await userEvent.type(weight, '9{ArrowUp}')
    await expect(weight).toHaveValue('12,5')
    for (const field of [/^Kode/, /^Tanggal beli/, /^Kota tujuan/])
      await expect(canvas.getByLabelText(field)).toHaveAttribute('readonly')
    await expect(canvas.getAllByLabelText(/^Nama/)[0]).toHaveAttribute('readonly')
    await expect(canvas.queryByRole('button', { name: 'Tambah penerima' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: /^Hapus/ })).toBeNull()
    await expect(canvas.queryByLabelText('Surat jalan')).toBeNull()
    await expect(canvas.getByRole('list', { name: 'Surat jalan: berkas terpilih' })).toHaveTextContent(
      'surat-jalan.pdf',
    )
  },
}

export const Disabled: Story = {
  args: { disabled: true, values: { ...rice, papers: [pdf('surat-jalan.pdf')] } },
  play: async ({ canvas }) => {
    for (const field of [/^Kode/, /^Tanggal beli/, /^Berat/, /^Kota tujuan/, 'Surat jalan'])
      await expect(canvas.getByLabelText(field)).toBeDisabled()
  },
}

export const English: Story = {
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Berat (kg)' })).toHaveValue('12.5')
  },
}

export const Dark: Story = { ...ServerErrors, globals: { theme: 'dark' } }

export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } }
