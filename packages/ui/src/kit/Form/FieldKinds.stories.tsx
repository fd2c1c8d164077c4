import Card from '@mui/material/Card'
import CardContent from '@mui/material/CardContent'
import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useId } from 'react'
import { expect, fireEvent, fn, waitFor } from 'storybook/test'
import { CheckField } from './CheckField.tsx'
import { DateTimeField } from './DateTimeField.tsx'
import { Form } from './Form.tsx'
import { FormActions } from './FormActions.tsx'
import { type FieldProps, useField } from './useField.ts'

interface Depot {
  opened_at: string
  guarded: boolean
}

/** A field of an app: `useField` connects any input to the form, with its checks and errors. */
function ColourField(props: FieldProps<{ colour: string }>) {
  const { field, fieldState, readOnly } = useField(props)
  const id = useId()
  return (
    <FormControl error={fieldState.invalid} fullWidth>
      <FormLabel htmlFor={id}>{props.label}</FormLabel>
      <input {...field} id={id} type="color" disabled={readOnly} aria-describedby={`${id}-note`} />
      <FormHelperText id={`${id}-note`}>{fieldState.error?.message ?? props.helper}</FormHelperText>
    </FormControl>
  )
}

interface StoryArgs {
  values: Depot
  onSubmit: (values: Depot) => Promise<unknown>
}

function DepotForm({ values, onSubmit }: StoryArgs) {
  return (
    <Card sx={{ maxWidth: 560, overflow: 'visible' }}>
      <CardContent>
        <Form label="Data depo" values={values} onSubmit={onSubmit}>
          <DateTimeField<Depot> name="opened_at" label="Dibuka" required helper="Waktu setempat." />
          <CheckField<Depot> name="guarded" label="Dijaga" helper="Ada penjaga sepanjang malam." />
          <FormActions cancelTo="/depo" />
        </Form>
      </CardContent>
    </Card>
  )
}

const meta = {
  title: 'Kit/Form/DateTimeField and CheckField',
  component: DepotForm,
  args: { values: { opened_at: '', guarded: false }, onSubmit: fn(async () => {}) },
} satisfies Meta<typeof DepotForm>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'SIMPAN' }))
    const time = canvas.getByLabelText(/^Dibuka/)
    await expect(time).toHaveAccessibleDescription('Wajib diisi.')
    await fireEvent.change(time, { target: { value: '2026-11-20T08:04' } })
    await waitFor(() => expect(time).toHaveAccessibleDescription(/20 Nov 2026, 08.04.00\sWIB/))
    const guarded = canvas.getByRole('checkbox', { name: 'Dijaga' })
    await expect(guarded).toHaveAccessibleDescription('Ada penjaga sepanjang malam.')
    await userEvent.click(guarded)
    await userEvent.click(canvas.getByRole('button', { name: 'SIMPAN' }))
    await expect(args.onSubmit).toHaveBeenCalledWith({ opened_at: '2026-11-20T08:04', guarded: true })
  },
}

export const ServerErrors: Story = {
  args: {
    values: { opened_at: '2026-11-20T08:04', guarded: true },
    onSubmit: fn(() =>
      Promise.reject(
        Object.assign(new Error('Data tidak valid.'), { fields: { guarded: ['Depo ini tidak dijaga.'] } }),
      ),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'SIMPAN' }))
    await expect(await canvas.findByText('Depo ini tidak dijaga.')).toBeVisible()
    await expect(canvas.getByRole('checkbox', { name: 'Dijaga' })).toBeInvalid()
  },
}

export const Dark: Story = { ...ServerErrors, globals: { theme: 'dark' } }

const noBlack = (colour: string) => (colour === '#000000' ? 'Hitam tidak terbaca di peta gelap.' : null)
const painted = fn(async () => {})

/** Bidang sendiri: an app's own field in a form of the kit. */
export const OwnField: Story = {
  name: 'Bidang sendiri',
  render: () => (
    <Form label="Rute" values={{ colour: '#000000' }} onSubmit={painted}>
      <ColourField name="colour" label="Warna" helper="Warna rute di peta." checks={[noBlack]} />
      <FormActions cancelTo="/depo" />
    </Form>
  ),
  play: async ({ canvas, userEvent }) => {
    const colour = canvas.getByLabelText('Warna')
    await userEvent.click(canvas.getByRole('button', { name: 'SIMPAN' }))
    await waitFor(() => expect(colour).toHaveAccessibleDescription('Hitam tidak terbaca di peta gelap.'))
    await fireEvent.input(colour, { target: { value: '#0b7a75' } })
    await userEvent.click(canvas.getByRole('button', { name: 'SIMPAN' }))
    await waitFor(() => expect(painted).toHaveBeenCalledWith({ colour: '#0b7a75' }))
  },
}
