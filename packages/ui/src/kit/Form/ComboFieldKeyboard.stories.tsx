import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { ComboField } from './ComboField.tsx'
import { Form } from './Form.tsx'
import { FormActions } from './FormActions.tsx'

const cities = [
  { id: 1, label: 'Bandung', hint: 'Jawa Barat' },
  { id: 2, label: 'Denpasar', hint: 'Bali' },
  { id: 3, label: 'Surabaya', hint: 'Jawa Timur' },
]

const plates = Array.from({ length: 20_000 }, (_, at) => ({ id: at + 1, label: `B ${at + 1} TCN` }))

interface Place {
  city_id: number | null
}

interface PlaceFormProps {
  onSubmit: (values: Place) => Promise<unknown>
  /** Whether the field has 20,000 options. An array of this size is too large for an argument in Storybook's panel. */
  many?: boolean
  chosen?: number | null
}

function PlaceForm({ onSubmit, many = false, chosen = null }: PlaceFormProps) {
  return (
    <Form<Place> label="Tempat" values={{ city_id: chosen }} onSubmit={onSubmit}>
      <ComboField<Place> name="city_id" label="Kota" options={many ? plates : cities} />
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

/**
 * The focus stays in the field while arrow keys move through the options. Escape closes the list and keeps the choice.
 */
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

const bandung = { id: 1, label: 'Bandung' }

/** Renders a form whose options load when the window receives the event `options`. */
function LatePlaceForm({ onSubmit }: PlaceFormProps) {
  const [options, setOptions] = useState<typeof cities>()
  useEffect(() => {
    const arrive = () => setOptions(cities)
    window.addEventListener('options', arrive)
    return () => window.removeEventListener('options', arrive)
  }, [])
  return (
    <Form<Place> label="Tempat" values={{ city_id: 1 }} onSubmit={onSubmit}>
      <ComboField<Place>
        name="city_id"
        label="Kota"
        options={options ?? []}
        source={{ data: options }}
        current={bandung}
      />
    </Form>
  )
}

/** Options that load while the user types do not replace the typed text. */
export const TypedBeforeTheOptions: Story = {
  render: (args) => <LatePlaceForm {...args} />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Kota' })
    await userEvent.type(field, 'Sura', { initialSelectionStart: 0, initialSelectionEnd: 7 })
    window.dispatchEvent(new Event('options'))
    await userEvent.click(await screen.findByRole('option', { name: /Surabaya/ }))
    await expect(field).toHaveValue('Surabaya')
  },
}

const renderedOptions = () => document.querySelectorAll('[role="option"]').length

/** X35: only the visible ones of 20,000 options are rendered. Keyboard, scrolling and typing reach the others. */
export const ManyOptions: Story = {
  name: 'X35: 20,000 options',
  args: { many: true },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Kota' })
    const expectHighlight = async (position: number) => {
      const option = await screen.findByRole('option', { name: `B ${position} TCN` })
      await waitFor(() => expect(field).toHaveAttribute('aria-activedescendant', option.id))
      await expect(option).toHaveAttribute('aria-posinset', String(position))
      await expect(option).toHaveAttribute('aria-setsize', '20000')
      const list = screen.getByRole('listbox').getBoundingClientRect()
      const line = option.getBoundingClientRect()
      await expect(line.top).toBeGreaterThanOrEqual(list.top - 1)
      await expect(line.bottom).toBeLessThanOrEqual(list.bottom + 1)
      await expect(renderedOptions()).toBeLessThan(40)
    }
    field.focus()
    await userEvent.keyboard('{ArrowDown}')
    await expectHighlight(1)
    for (const [key, position] of [
      ['{End}', 20_000],
      ['{ArrowUp}', 19_999],
      ['{PageUp}', 19_994],
      ['{PageUp}{PageUp}{PageUp}', 19_979],
      ['{PageDown}', 19_984],
      ['{Home}', 1],
      ['{PageDown}{PageDown}{PageDown}', 16],
    ] as const) {
      await userEvent.keyboard(key)
      await expectHighlight(position)
    }
    const list = screen.getByRole('listbox')
    list.scrollTop = list.scrollHeight / 2
    await waitFor(() => expect(screen.getByRole('option', { name: 'B 10001 TCN' })).toBeVisible())
    await expect(renderedOptions()).toBeLessThan(40)
    await userEvent.keyboard('{ArrowDown}')
    await expectHighlight(17)
    await userEvent.type(field, '19998')
    await waitFor(() => expect(renderedOptions()).toBe(1))
    await userEvent.keyboard('{Enter}')
    await expect(field).toHaveValue('B 19998 TCN')
  },
}

/** X35: when the list opens, the chosen option is visible. */
export const ChosenOfMany: Story = {
  name: 'X35: opens at the chosen option of 20,000',
  args: { many: true, chosen: 15_000 },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Kota' })
    field.focus()
    await userEvent.keyboard('{ArrowDown}')
    const chosen = await screen.findByRole('option', { name: 'B 15000 TCN', selected: true })
    await waitFor(() => expect(field).toHaveAttribute('aria-activedescendant', chosen.id))
    await waitFor(() => expect(screen.getByRole('option', { name: 'B 15003 TCN' })).toBeVisible())
    await expect(renderedOptions()).toBeLessThan(40)
    await userEvent.keyboard('{ArrowDown}{PageDown}{Enter}')
    await expect(field).toHaveValue('B 15006 TCN')
  },
}
