import { currentUser } from '@sikud/api/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ComponentProps } from 'react'
import { expect, fn, screen } from 'storybook/test'
import { ProfileForm } from './ProfileForm.tsx'
import type { Place } from './profileValues.ts'

const provinces = [
  { id: 31, name: 'DKI Jakarta' },
  { id: 32, name: 'Jawa Barat' },
]
const regencies: Record<string, { id: number; name: string }[]> = {
  31: [{ id: 3174, name: 'Kota Jakarta Selatan' }],
  32: [
    { id: 3273, name: 'Kota Bandung' },
    { id: 3276, name: 'Kota Depok' },
  ],
}
const user = {
  ...currentUser,
  name: 'Rina Kusumawardani',
  phone: '0812-1904-7736',
  address: null,
  province: { id: 31 },
  regency: { id: 3174 },
  district: null,
  village: null,
}
const nothing = { data: undefined }

function Asking(props: ComponentProps<typeof ProfileForm>) {
  const [place, setPlace] = useState<Place>()
  return (
    <ProfileForm
      {...props}
      regencies={props.regencies.data ? { data: regencies[String(place?.province_id)] } : props.regencies}
      onPlaceChange={(next) => {
        props.onPlaceChange(next)
        setPlace(next)
      }}
    />
  )
}

const meta = {
  title: 'Fleet/ProfileForm',
  tags: ['stabil'],
  component: ProfileForm,
  render: Asking,
  args: {
    user,
    provinces: { data: provinces },
    regencies: { data: [] },
    districts: { data: [{ id: 317407, name: 'Kebayoran Baru' }] },
    villages: { data: [{ id: 3174071002, name: 'Melawai' }] },
    onPlaceChange: fn(),
    onSubmit: fn(async () => {}),
    onDirtyChange: fn(),
    cancelTo: '/',
  },
} satisfies Meta<typeof ProfileForm>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('combobox', { name: 'Kota/Kabupaten' })).toHaveValue('Kota Jakarta Selatan')
    await expect(canvas.getByRole('combobox', { name: 'Kelurahan' })).toBeDisabled()
    await userEvent.click(canvas.getByRole('combobox', { name: 'Kecamatan' }))
    await userEvent.click(await screen.findByRole('option', { name: 'Kebayoran Baru' }))
    await userEvent.click(canvas.getByRole('combobox', { name: 'Kelurahan' }))
    await userEvent.click(await screen.findByRole('option', { name: 'Melawai' }))
    await userEvent.type(canvas.getByRole('textbox', { name: 'Alamat Lengkap' }), 'Jl. Melati 4')
    await userEvent.click(canvas.getByRole('button', { name: 'SIMPAN' }))
    await expect(args.onSubmit).toHaveBeenCalledWith({
      name: 'Rina Kusumawardani',
      phone: '0812-1904-7736',
      province_id: 31,
      regency_id: 3174,
      district_id: 317407,
      village_id: 3174071002,
      address: 'Jl. Melati 4',
    })
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(false)
  },
}

export const AnotherProvince: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Provinsi' }))
    await userEvent.click(await screen.findByRole('option', { name: 'Jawa Barat' }))
    const regency = canvas.getByRole('combobox', { name: 'Kota/Kabupaten' })
    await expect(regency).toHaveValue('')
    await expect(canvas.getByRole('combobox', { name: 'Kecamatan' })).toHaveAccessibleDescription(
      'Pilih kota/kabupaten dulu.',
    )
    await expect(args.onPlaceChange).toHaveBeenLastCalledWith({
      province_id: 32,
      regency_id: null,
      district_id: null,
      village_id: null,
    })
    await userEvent.click(regency)
    await expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'Kota Bandung',
      'Kota Depok',
    ])
    await userEvent.keyboard('{Escape}')
  },
}

export const PlacesLoading: Story = {
  args: { provinces: nothing, regencies: nothing },
  play: async ({ canvas }) => {
    const province = canvas.getByRole('combobox', { name: 'Provinsi' })
    await expect(province).toHaveValue('')
    await expect(province).toHaveAttribute('placeholder', 'Memuat pilihan…')
  },
}

export const PlacesFailed: Story = {
  args: { provinces: { data: undefined, error: new Error('Server sedang sibuk.'), refetch: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Coba lagi' }))
    await expect(args.provinces.refetch).toHaveBeenCalledOnce()
  },
}

export const Saving: Story = { args: { saving: true } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
