import Card from '@mui/material/Card'
import CardContent from '@mui/material/CardContent'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test'
import { equalTo, matching } from './checks.ts'
import { ComboField } from './ComboField.tsx'
import { Form } from './Form.tsx'
import { FormActions } from './FormActions.tsx'
import type { FormNotice } from './RecordFormProps.ts'
import { PasswordField } from './PasswordField.tsx'
import { TextField } from './TextField.tsx'

interface Person {
  name: string
  phone: string
  email: string
  city_id: number | null
  password: string
}

const cities = [
  { id: 1, label: 'Bandung', hint: 'Jawa Barat' },
  { id: 2, label: 'Denpasar', hint: 'Bali' },
  { id: 3, label: 'Surabaya', hint: 'Jawa Timur' },
]

const email = matching('email', /^[^\s@]+@[^\s@]+\.[^\s@]+$/u)
const indonesianPhone = matching('phone', /^(\+?62|0)[1-9][\d\s-]{6,14}$/u)

const nobody: Person = { name: '', phone: '', email: '', city_id: null, password: '' }
const sari: Person = { name: 'Sari', phone: 'telp. kantor', email: '', city_id: 3, password: '' }

interface StoryArgs {
  values: Person
  accepted?: Person
  saving?: boolean
  loading?: boolean
  onSubmit: (values: Person) => Promise<unknown>
  onDirtyChange: (dirty: boolean) => void
  notice?: FormNotice<Person>
}

function PersonForm({ values, accepted, saving, loading, onSubmit, onDirtyChange, notice }: StoryArgs) {
  return (
    <Card sx={{ maxWidth: 560, overflow: 'visible' }}>
      <CardContent>
        <Form
          label="Data orang"
          values={values}
          onSubmit={onSubmit}
          onDirtyChange={onDirtyChange}
          saving={saving}
          notice={notice}
        >
          <TextField<Person> name="name" label="Nama" required accepted={accepted?.name} />
          <TextField<Person>
            name="phone"
            label="Ponsel"
            type="tel"
            checks={[indonesianPhone]}
            accepted={accepted?.phone}
          />
          <TextField<Person> name="email" label="Email" checks={[email]} helper="Untuk pemberitahuan." />
          <ComboField<Person>
            name="city_id"
            label="Kota"
            options={loading ? [] : cities}
            source={{ data: loading ? undefined : [] }}
            required
          />
          <PasswordField<Person> name="password" label="Password" checks={[equalTo('')]} />
          <FormActions cancelTo="/orang" />
        </Form>
      </CardContent>
    </Card>
  )
}

const meta = {
  title: 'Kit/Form',
  tags: ['stabil'],
  component: PersonForm,
  args: { values: nobody, onSubmit: fn(async () => {}), onDirtyChange: fn() },
} satisfies Meta<typeof PersonForm>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { args: { values: nobody, saving: false, loading: false } }

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/Nama/), 'Dewi')
    await userEvent.click(canvas.getByRole('combobox', { name: /Kota/ }))
    await userEvent.keyboard('bali')
    await userEvent.click(await screen.findByRole('option', { name: /Denpasar/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'SIMPAN' }))
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await expect(args.onSubmit).toHaveBeenCalledWith({ ...nobody, name: 'Dewi', city_id: 2 })
  },
}

export const Invalid: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'sari@')
    await userEvent.click(canvas.getByRole('button', { name: 'SIMPAN' }))
    const name = canvas.getByLabelText(/Nama/)
    await waitFor(() => expect(name).toHaveFocus())
    await expect(name).toHaveAccessibleDescription('Wajib diisi.')
    await expect(canvas.getByLabelText('Email')).toBeInvalid()
    await expect(canvas.getByRole('combobox', { name: /Kota/ })).toHaveAccessibleDescription('Wajib diisi.')
    await userEvent.type(name, 'Sari')
    await expect(name).toBeValid()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const UnchangedIsNeverRefused: Story = {
  args: { values: sari, accepted: sari },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'SIMPAN' }))
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await expect(args.onSubmit).toHaveBeenCalledWith(sari)
    await userEvent.type(canvas.getByLabelText('Ponsel'), '!')
    await userEvent.click(canvas.getByRole('button', { name: 'SIMPAN' }))
    await expect(canvas.getByLabelText('Ponsel')).toBeInvalid()
  },
}

export const Saving: Story = {
  args: { values: sari, saving: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'MENYIMPAN...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await expect(canvas.getByRole('link', { name: 'KEMBALI' })).toHaveAttribute('href', '/orang')
  },
}

export const ReadOnlyWhileSaving: Story = {
  name: 'X06: read-only while saving',
  args: { values: { ...sari, phone: '' }, onSubmit: fn(() => new Promise(() => {})) },
  play: async ({ args, canvas, userEvent }) => {
    const name = canvas.getByLabelText(/Nama/)
    await userEvent.type(name, '{Enter}')
    await expect(await canvas.findByRole('button', { name: 'MENYIMPAN...' })).toBeVisible()
    await expect(name).toHaveFocus()
    await userEvent.keyboard('x')
    await expect(name).toHaveValue('Sari')
    await expect(canvas.getByRole('combobox', { name: /Kota/ })).toHaveAttribute('readonly')
    await expect(canvas.getByLabelText(/^Password/)).toHaveAttribute('readonly')
    await userEvent.click(canvas.getByRole('button', { name: 'MENYIMPAN...' }))
    await expect(canvas.getByRole('button', { name: 'MENYIMPAN...' })).toHaveFocus()
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}

const createAnew = fn()

export const WithNotice: Story = {
  args: {
    values: sari,
    notice: {
      text: 'Data ini sudah dihapus orang lain. Isian Anda masih ada.',
      action: { label: 'Buat baru dengan isian ini', onClick: createAnew },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Data ini sudah dihapus orang lain.')
    await userEvent.type(canvas.getByLabelText('Email'), 'sari@armada.co.id')
    await userEvent.click(canvas.getByRole('button', { name: 'Buat baru dengan isian ini' }))
    await expect(createAnew).toHaveBeenCalledWith({ ...sari, email: 'sari@armada.co.id' })
  },
}

export const SubmitsOnce: Story = {
  args: { values: { ...sari, phone: '' }, onSubmit: fn(() => new Promise(() => {})) },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const form = canvasElement.querySelector('form')
    await userEvent.dblClick(canvas.getByRole('button', { name: 'SIMPAN' }))
    for (let again = 0; again < 3; again++) if (form) void fireEvent.submit(form)
    const button = await canvas.findByRole('button', { name: 'MENYIMPAN...' })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}

export const ServerErrors: Story = {
  args: {
    values: { ...sari, phone: '' },
    onSubmit: fn(() =>
      Promise.reject(
        Object.assign(new Error('Data tidak valid.'), {
          fields: { email: ['Email sudah dipakai.'], quota: ['Kuota pengguna habis.'] },
        }),
      ),
    ),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'SIMPAN' }))
    const field = canvas.getByLabelText('Email')
    await waitFor(() => expect(field).toHaveFocus())
    await expect(field).toHaveAccessibleDescription('Email sudah dipakai.')
    await expect(canvas.getByRole('alert')).toHaveTextContent('Kuota pengguna habis.')
    await userEvent.type(field, 'sari@armada.co.id')
    await expect(field).toBeValid()
    await userEvent.click(canvas.getByRole('button', { name: 'SIMPAN' }))
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(2))
  },
}

export const AskedToWait: Story = {
  args: {
    values: { ...sari, phone: '' },
    onSubmit: fn(() =>
      Promise.reject(Object.assign(new Error('Terlalu banyak.'), { fields: {}, retryAfter: 2 })),
    ),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'SIMPAN' }))
    const button = await canvas.findByRole('button', { name: /^TUNGGU \d DTK$/ })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await userEvent.type(canvas.getByLabelText(/Nama/), '{Enter}')
    await canvas.findByRole('button', { name: 'SIMPAN' }, { timeout: 5000 })
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}

export const TellsWhetherDirty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const name = canvas.getByLabelText(/Nama/)
    await userEvent.type(name, 'S')
    await waitFor(() => expect(args.onDirtyChange).toHaveBeenLastCalledWith(true))
    await userEvent.keyboard('{Backspace}')
    await waitFor(() => expect(args.onDirtyChange).toHaveBeenLastCalledWith(false))
  },
}

export const LoadingChoices: Story = {
  args: { values: sari, loading: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: /Kota/ }))
    await expect(await screen.findByText('Memuat pilihan…')).toBeVisible()
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } }, args: { values: sari } }

export const Dark: Story = { globals: { theme: 'dark' }, args: { values: sari } }
