import Card from '@mui/material/Card'
import CardContent from '@mui/material/CardContent'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, waitFor } from 'storybook/test'
import { CheckField } from './CheckField.tsx'
import { DateTimeField } from './DateTimeField.tsx'
import { Form } from './Form.tsx'
import { FormActions } from './FormActions.tsx'

interface Depot {
  opened_at: string
  guarded: boolean
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
