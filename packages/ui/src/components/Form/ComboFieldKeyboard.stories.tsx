import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { ComboField } from './ComboField.tsx'
import { Form } from './Form.tsx'
import { FormActions } from './FormActions.tsx'

const cities = [
  { id: 1, label: 'Bandung', hint: 'Jawa Barat' },
  { id: 2, label: 'Denpasar', hint: 'Bali' },
  { id: 3, label: 'Surabaya', hint: 'Jawa Timur' },
]

interface Place {
  city_id: number | null
}

function PlaceForm({ onSubmit }: { onSubmit: (values: Place) => Promise<unknown> }) {
  return (
    <Form<Place> label="Tempat" values={{ city_id: null }} onSubmit={onSubmit}>
      <ComboField<Place> name="city_id" label="Kota" options={cities} />
      <FormActions cancelTo="/tempat" />
    </Form>
  )
}

const meta = {
  title: 'Kit/Form/ComboField keyboard',
  component: PlaceForm,
  args: { onSubmit: fn(async () => {}) },
  tags: ['!autodocs'],
} satisfies Meta<typeof PlaceForm>
export default meta
type Story = StoryObj<typeof meta>

/** The focus stays in the field while arrows go through the options; Escape closes them and keeps what was chosen. */
export const ThroughTheOptions: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Kota' })
    field.focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(await screen.findAllByRole('option')).toHaveLength(3)
    await userEvent.keyboard('{ArrowDown}')
    const second = screen.getByRole('option', { name: /Denpasar/ })
    await waitFor(() => expect(field).toHaveAttribute('aria-activedescendant', second.id))
    await expect(field).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(field).toHaveValue('Denpasar')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    await userEvent.keyboard('{ArrowDown}')
    await screen.findByRole('listbox')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    await expect(field).toHaveValue('Denpasar')
    await expect(field).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'SIMPAN' }))
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce())
  },
}
