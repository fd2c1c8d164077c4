import { drivers, groups } from '@sikud/api/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { form } from '../../testing/form.ts'
import { DriverForm } from './DriverForm.tsx'

const [driver] = drivers

const meta = {
  title: 'Fleet/DriverForm',
  tags: ['stabil'],
  component: DriverForm,
  args: { cancelTo: '/driver', onSubmit: fn(async () => {}), onDirtyChange: fn() },
} satisfies Meta<typeof DriverForm>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await form(canvas).enter({ Nama: 'Agus Setiawan', Ponsel: '0813-8850-2214' })
    await form(canvas).submit()
    await expect(args.onSubmit).toHaveBeenCalledWith({
      name: 'Agus Setiawan',
      phone: '0813-8850-2214',
      email: null,
      license: null,
    })
  },
}

export const Invalid: Story = {
  play: async ({ args, canvas }) => {
    await form(canvas).enter({ Ponsel: '12', Email: 'agus@' })
    await form(canvas).submit()
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /Nama/ })).toHaveFocus())
    await expect(canvas.getByText('Wajib diisi.')).toBeVisible()
    await expect(canvas.getByText(/Tulis nomor Indonesia/)).toBeVisible()
    await expect(canvas.getByText(/Tulis alamat email lengkap/)).toBeVisible()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const Edit: Story = {
  args: { driver },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('textbox', { name: /Nama/ })).toHaveValue(driver?.name)
    await form(canvas).enter({ Email: '' })
    await form(canvas).submit()
    await expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ email: null }))
  },
}

/** The form accepts stored values in any format; it validates only values that the user changed. */
export const EditForeign: Story = {
  args: { driver: { id: 91, name: 'Budi', phone: '+65 6123 4567', email: 'budi', license: null } },
  play: async ({ args, canvas }) => {
    await form(canvas).submit()
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}

export const Saving: Story = { args: { driver, saving: true } }

export const ServerErrors: Story = {
  args: {
    driver,
    onSubmit: fn(() =>
      Promise.reject(
        Object.assign(new Error('Data tidak valid.'), { fields: { email: ['Email sudah dipakai.'] } }),
      ),
    ),
  },
  play: async ({ canvas }) => {
    await form(canvas).submit()
    const email = canvas.getByRole('textbox', { name: 'Email' })
    await waitFor(() => expect(email).toHaveFocus())
    await expect(email).toHaveAccessibleDescription('Email sudah dipakai.')
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } }, args: { driver } }

/** A user who sees several depots chooses the depot of the driver. */
export const SeveralDepots: Story = {
  args: { groups: { data: groups } },
  play: async ({ args, canvas }) => {
    await form(canvas).enter({ Nama: 'Agus', Depo: 'Depo Cakung' })
    await form(canvas).submit()
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({
        name: 'Agus',
        group_id: groups.find(({ name }) => name === 'Depo Cakung')?.id,
      }),
    )
  },
}
