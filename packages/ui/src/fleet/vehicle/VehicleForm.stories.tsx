import type { Brand, VehicleType } from '@sikud/api'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ComponentProps } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { form } from '../../testing/form.ts'
import { VehicleForm } from './VehicleForm.tsx'

const brands: Brand[] = [
  { id: 14, name: 'Mitsubishi' },
  { id: 3, name: 'Toyota' },
]
const typesOf: Record<string, VehicleType[]> = {
  14: [
    { id: 64, name: 'Colt Diesel' },
    { id: 65, name: 'L300' },
  ],
  3: [{ id: 12, name: 'Avanza' }],
}

const vehicle = {
  id: 7,
  year: 2021,
  color: 'Kuning',
  number: 'B 9114 TCN',
  type: { id: 64, name: 'Colt Diesel', brand: { id: 14, name: 'Mitsubishi' } },
}

function Asking(props: ComponentProps<typeof VehicleForm>) {
  const [types, setTypes] = useState<VehicleType[]>()
  return (
    <VehicleForm
      {...props}
      types={props.types.error ? props.types : { data: types }}
      onBrandChange={(id) => {
        props.onBrandChange(id)
        setTypes(typesOf[String(id)])
      }}
    />
  )
}

const meta = {
  title: 'Fleet/VehicleForm',
  tags: ['stabil'],
  component: VehicleForm,
  render: Asking,
  args: {
    brands: { data: brands },
    types: { data: undefined },
    onBrandChange: fn(),
    cancelTo: '/vehicle',
    onSubmit: fn(async () => {}),
    onDirtyChange: fn(),
  },
} satisfies Meta<typeof VehicleForm>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const type = canvas.getByRole('combobox', { name: /Jenis/ })
    await expect(type).toBeDisabled()
    await expect(type).toHaveAccessibleDescription('Pilih merk dulu.')
    await form(canvas).enter({ Merk: 'Mitsubishi' })
    await expect(args.onBrandChange).toHaveBeenLastCalledWith(14)
    await form(canvas).enter({ Jenis: 'L300', Nopol: 'b9114tcn', Tahun: '2021' })
    await form(canvas).submit()
    await expect(args.onSubmit).toHaveBeenCalledWith({
      brand_id: 14,
      type_id: 65,
      number: 'B 9114 TCN',
      year: 2021,
      color: null,
    })
  },
}

export const AnotherBrand: Story = {
  args: { vehicle },
  play: async ({ args, canvas, userEvent }) => {
    const type = canvas.getByRole('combobox', { name: /Jenis/ })
    await expect(type).toHaveValue('Colt Diesel')
    await form(canvas).enter({ Merk: 'Toyota' })
    await expect(type).toHaveValue('')
    await form(canvas).submit()
    await expect(type).toHaveAccessibleDescription('Wajib diisi.')
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await userEvent.click(type)
    await expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Avanza'])
    await userEvent.keyboard('{Escape}')
  },
}

export const Invalid: Story = {
  play: async ({ canvas }) => {
    await form(canvas).enter({ Nopol: '123', Tahun: '21' })
    await form(canvas).submit()
    await waitFor(() => expect(canvas.getByRole('combobox', { name: /Merk/ })).toHaveFocus())
    await expect(canvas.getByText('Tulis nomor polisi seperti B 1234 ABC.')).toBeVisible()
    await expect(canvas.getByText(/Tulis tahun empat angka/)).toBeVisible()
  },
}

export const Edit: Story = {
  args: { vehicle },
  play: async ({ args, canvas }) => {
    await form(canvas).submit()
    await expect(args.onSubmit).toHaveBeenCalledWith({
      brand_id: 14,
      type_id: 64,
      number: 'B 9114 TCN',
      year: 2021,
      color: 'Kuning',
    })
  },
}

export const TypesFailed: Story = {
  args: { vehicle, types: { data: undefined, error: new Error('Server sedang sibuk.'), refetch: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('combobox', { name: /Jenis/ })).toHaveValue('Colt Diesel')
    await userEvent.click(canvas.getByRole('button', { name: 'Coba lagi' }))
    await expect(args.types.refetch).toHaveBeenCalledOnce()
  },
}

export const Saving: Story = { args: { vehicle, saving: true } }

export const ServerErrors: Story = {
  args: {
    vehicle,
    onSubmit: fn(() =>
      Promise.reject(
        Object.assign(new Error('Data tidak valid.'), { fields: { number: ['Nopol sudah dipakai.'] } }),
      ),
    ),
  },
  play: async ({ canvas }) => {
    await form(canvas).submit()
    const plate = canvas.getByRole('textbox', { name: /Nopol/ })
    await waitFor(() => expect(plate).toHaveFocus())
    await expect(plate).toHaveAccessibleDescription('Nopol sudah dipakai.')
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } }, args: { vehicle } }
