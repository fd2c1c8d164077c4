import { assignmentCheck, devices, drivers, vehicles } from '@sikud/api/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, waitFor } from 'storybook/test'
import { form } from '../../testing/form.ts'
import { AssignmentNotice } from '../assignment/AssignmentNotice.tsx'
import { DeviceForm } from './DeviceForm.tsx'

const [device] = devices
const imported = {
  id: 91,
  name: 'Rekaman',
  imei: 'gpx-track-7',
  number: null,
  vehicle_id: null,
  driver_id: null,
}

const meta = {
  title: 'Fleet/DeviceForm',
  tags: ['stabil'],
  component: DeviceForm,
  args: {
    vehicles: { data: vehicles },
    drivers: { data: drivers },
    cancelTo: '/device',
    onSubmit: fn(async () => {}),
    onDirtyChange: fn(),
  },
} satisfies Meta<typeof DeviceForm>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const [vehicle] = vehicles
    await form(canvas).enter({
      Nama: 'Pelacak 31',
      IMEI: '49-015420-323751-8',
      Kendaraan: vehicle?.number ?? '',
    })
    await form(canvas).submit()
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await expect(args.onSubmit).toHaveBeenCalledWith({
      vehicle_id: vehicle?.id,
      driver_id: null,
      name: 'Pelacak 31',
      imei: '490154203237518',
      number: null,
    })
  },
}

export const Invalid: Story = {
  play: async ({ args, canvas }) => {
    await form(canvas).enter({ IMEI: '12345' })
    await form(canvas).submit()
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /Nama/ })).toHaveFocus())
    await expect(canvas.getByText('Wajib diisi.')).toBeVisible()
    await expect(canvas.getByText('IMEI terdiri dari 14 sampai 16 angka.')).toBeVisible()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const FullWidthDigits: Story = {
  name: 'X05: full-width digits are accepted',
  play: async ({ args, canvas, userEvent }) => {
    await form(canvas).enter({ Nama: 'Pelacak 32', IMEI: '４９０１５４２０３２３７５１８' })
    await userEvent.tab()
    await expect(canvas.getByRole('textbox', { name: /IMEI/ })).toHaveValue('490154203237518')
    await form(canvas).submit()
    await expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ imei: '490154203237518' }))
  },
}

export const LuhnWarning: Story = {
  args: { device: device && { ...device, imei: '490154203237519' } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/Angka pemeriksa IMEI ini tidak cocok/)).toBeVisible()
    await form(canvas).submit()
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}

export const Edit: Story = {
  args: { device },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox', { name: /IMEI/ })).toHaveValue(device?.imei)
    await expect(canvas.getByRole('combobox', { name: 'Kendaraan' })).toHaveValue(device?.vehicle?.number)
    await userEvent.click(canvas.getByRole('combobox', { name: 'Pengendara' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Kosongkan pilihan' }))
    await form(canvas).submit()
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await expect(args.onSubmit).toHaveBeenCalledWith({
      vehicle_id: device?.vehicle_id,
      driver_id: null,
      name: device?.name,
      imei: device?.imei,
      number: device?.number,
    })
  },
}

export const EditImported: Story = {
  args: { device: imported },
  play: async ({ args, canvas }) => {
    await form(canvas).submit()
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await form(canvas).enter({ IMEI: `${imported.imei}8` })
    await form(canvas).submit()
    await expect(await canvas.findByText('IMEI terdiri dari 14 sampai 16 angka.')).toBeVisible()
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}

export const Found: Story = {
  args: { imei: '86123004' },
  play: async ({ args, canvas }) => {
    const imei = canvas.getByRole('textbox', { name: /IMEI/ })
    await expect(imei).toHaveValue('86123004')
    await expect(imei).toHaveAccessibleDescription(/sudah mencoba mengirim posisi/)
    await expect(args.onDirtyChange).not.toHaveBeenCalledWith(true)
    await form(canvas).enter({ Nama: 'Ponsel gudang' })
    await form(canvas).submit()
    await expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ imei: '86123004' }))
  },
}

export const LoadingChoices: Story = {
  args: { device, vehicles: { data: undefined }, drivers: { data: undefined } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Kendaraan' })).toHaveValue(device?.vehicle?.number)
  },
}

export const ChoicesFailed: Story = {
  args: { vehicles: { data: undefined, error: new Error('Server sedang sibuk.'), refetch: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    const [retry] = canvas.getAllByRole('button', { name: 'Coba lagi' })
    if (retry) await userEvent.click(retry)
    await expect(args.vehicles.refetch).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('combobox', { name: 'Kendaraan' })).toHaveAccessibleDescription(
      /Pilihan tidak dapat dimuat\. Server sedang sibuk\./,
    )
  },
}

export const Reassigned: Story = {
  args: { device, preview: () => <AssignmentNotice check={assignmentCheck} /> },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('radiogroup', { name: 'Mulai kapan?' })).toBeNull()
    await form(canvas).enter({ Pengendara: drivers[2]?.name ?? '' })
    await expect(canvas.getByRole('radio', { name: 'Sekarang' })).toBeChecked()
    await expect(canvas.getByRole('status')).toHaveTextContent(/Berlaku mulai 20 Nov 2026/)
    await userEvent.click(canvas.getByRole('radio', { name: 'Sejak waktu yang sudah lewat' }))
    await form(canvas).submit()
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await fireEvent.change(canvas.getByLabelText(/^Sejak/, { selector: 'input[type=datetime-local]' }), {
      target: { value: '2026-11-20T08:00' },
    })
    await form(canvas).submit()
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({ driver_id: drivers[2]?.id, assigned_from: '2026-11-20T01:00:00.000Z' }),
      ),
    )
  },
}

export const Saving: Story = { args: { device, saving: true } }

export const ServerErrors: Story = {
  args: {
    device,
    onSubmit: fn(() =>
      Promise.reject(
        Object.assign(new Error('Data tidak valid.'), { fields: { imei: ['IMEI sudah dipakai.'] } }),
      ),
    ),
  },
  play: async ({ canvas }) => {
    await form(canvas).submit()
    const imei = canvas.getByRole('textbox', { name: /IMEI/ })
    await waitFor(() => expect(imei).toHaveFocus())
    await expect(imei).toHaveAccessibleDescription('IMEI sudah dipakai.')
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } }, args: { device } }
