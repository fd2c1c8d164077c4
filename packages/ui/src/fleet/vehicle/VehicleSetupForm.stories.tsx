import type { VehicleType } from '@sikud/api'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ComponentProps } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { form } from '../../testing/form.ts'
import { VehicleSetupForm } from './VehicleSetupForm.tsx'

const types: VehicleType[] = [{ id: 65, name: 'L300' }]

/** Loads the types after a brand is chosen, and begins the next round with values of the last vehicle, as a page does. */
function Asking(props: ComponentProps<typeof VehicleSetupForm>) {
  const [brand, setBrand] = useState<unknown>(null)
  const [next, setNext] = useState<Pick<typeof props, 'round' | 'last'>>({ round: 0 })
  return (
    <VehicleSetupForm
      {...props}
      {...next}
      types={{ data: brand ? types : undefined }}
      onBrandChange={setBrand}
      onSubmit={async (made, ...again) => {
        await props.onSubmit(made, ...again)
        if (again[0])
          setNext({ round: 1, last: { group_id: 2, brand_id: made.brand_id, type_id: made.type_id } })
      }}
    />
  )
}

const meta = {
  title: 'Fleet/VehicleSetupForm',
  tags: ['baru'],
  component: VehicleSetupForm,
  render: Asking,
  args: {
    ownGroup: 2,
    groups: {
      data: [
        { id: 2, name: 'Depo Cakung', parent_id: null },
        { id: 3, name: 'Depo Bandung', parent_id: null },
      ],
    },
    brands: { data: [{ id: 14, name: 'Mitsubishi' }] },
    types: { data: undefined },
    drivers: {
      data: [{ id: 3, name: 'Agus Setiawan', phone: '0813-8850-2214', email: null, license: null }],
    },
    mayAddDevice: true,
    mayAddDriver: true,
    onBrandChange: fn(),
    cancelTo: '/vehicle',
    onSubmit: fn(async () => {}),
    onDirtyChange: fn(),
  },
} satisfies Meta<typeof VehicleSetupForm>
export default meta
type Story = StoryObj<typeof meta>

const vehicle = { Nopol: 'b9114tcn', Merk: 'Mitsubishi', Jenis: 'L300' }
const input = { group_id: 2, brand_id: 14, type_id: 65, number: 'B 9114 TCN', year: null, color: null }

export const Playground: Story = {}

export const OnlyVehicle: Story = {
  play: async ({ args, canvas }) => {
    await expect(await form(canvas).field('Nopol')).toHaveFocus()
    await form(canvas).enter(vehicle)
    await form(canvas).submit()
    await expect(args.onSubmit).toHaveBeenCalledWith(input)
  },
}

export const Whole: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await form(canvas).enter({ ...vehicle, IMEI: '861230049808497', Nomor: ' 0812 ' })
    await userEvent.click(canvas.getByRole('radio', { name: 'Pengendara baru' }))
    await form(canvas).enter({ Nama: 'Budi', Ponsel: '0812-3456-7890' })
    await form(canvas).submit()
    await expect(args.onSubmit).toHaveBeenCalledWith({
      ...input,
      device: { imei: '861230049808497', number: '0812' },
      driver: { name: 'Budi', phone: '0812-3456-7890', license: null },
    })
  },
}

export const DriverNeedsDevice: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await form(canvas).enter(vehicle)
    await userEvent.click(canvas.getByRole('radio', { name: 'Sudah terdaftar' }))
    await userEvent.click(canvas.getByRole('combobox', { name: /Nama/ }))
    await userEvent.click(await screen.findByRole('option', { name: /Agus Setiawan/ }))
    await expect(await form(canvas).description('IMEI')).toBe(
      'Pengendara dicatat pada perangkat, jadi IMEI wajib diisi.',
    )
    await form(canvas).submit()
    await expect(await form(canvas).description('IMEI')).toBe('Wajib diisi.')
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

/** The next vehicle keeps the depot, the brand and the type, and begins in the first field. */
export const SaveAndAgain: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await form(canvas).enter({ ...vehicle, IMEI: '861230049808497', Warna: 'Putih' })
    await userEvent.click(canvas.getByRole('button', { name: 'SIMPAN DAN BUAT LAGI' }))
    await expect(args.onSubmit).toHaveBeenCalledWith(
      { ...input, color: 'Putih', device: { imei: '861230049808497', number: null } },
      true,
    )
    const next = form(canvas)
    await waitFor(async () => expect(await next.field('Nopol')).toHaveFocus())
    for (const [label, value] of Object.entries({
      Nopol: '',
      Merk: 'Mitsubishi',
      Jenis: 'L300',
      Depo: 'Depo Cakung',
      Warna: '',
      IMEI: '',
    }))
      await waitFor(async () => expect(await next.field(label), label).toHaveValue(value))
  },
}

/** An error of the server names the part of the field. */
export const ServerErrors: Story = {
  args: {
    onSubmit: fn(async () => {
      throw Object.assign(new Error('Periksa isian Anda.'), {
        fields: { number: ['Nopol sudah dipakai.'], 'device.imei': ['IMEI sudah dipakai.'] },
      })
    }),
  },
  play: async ({ canvas }) => {
    await form(canvas).enter({ ...vehicle, IMEI: '861230049808497' })
    await form(canvas).submit()
    await waitFor(async () => expect(await form(canvas).description('Nopol')).toBe('Nopol sudah dipakai.'))
    await expect(await form(canvas).description('IMEI')).toBe('IMEI sudah dipakai.')
    await expect(await form(canvas).field('Nopol')).toHaveFocus()
  },
}

export const WithoutDevicePermission: Story = {
  args: { mayAddDevice: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByLabelText(/IMEI/)).toBeNull()
    await expect(canvas.queryByRole('radio')).toBeNull()
  },
}

export const Saving: Story = { args: { saving: true } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
