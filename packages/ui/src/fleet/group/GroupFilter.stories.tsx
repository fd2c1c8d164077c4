import { groups } from '@sikud/api/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ComponentProps } from 'react'
import { expect, fn } from 'storybook/test'
import { GroupFilter } from './GroupFilter.tsx'

function Chosen(props: ComponentProps<typeof GroupFilter>) {
  const [value, setValue] = useState(props.value)
  return (
    <GroupFilter
      {...props}
      value={value}
      onChange={(id) => {
        setValue(id)
        props.onChange(id)
      }}
    />
  )
}

const meta = {
  title: 'Fleet/GroupFilter',
  tags: ['stabil'],
  component: GroupFilter,
  render: Chosen,
  args: { groups, value: null, onChange: fn() },
} satisfies Meta<typeof GroupFilter>
export default meta
type Story = StoryObj<typeof meta>

const [first] = groups

export const Default: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Depo' })
    await expect(field).toHaveDisplayValue('Semua depo')
    await userEvent.selectOptions(field, String(first?.id))
    await expect(args.onChange).toHaveBeenLastCalledWith(first?.id)
    await userEvent.selectOptions(field, '')
    await expect(args.onChange).toHaveBeenLastCalledWith(null)
  },
}

/** The choice of an owner: a visible label, and other words for no depot. */
export const Labelled: Story = {
  args: { label: 'Aturan untuk', first: 'Saya' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Aturan untuk' })).toHaveDisplayValue('Saya')
  },
}

/** The URL contains a depot that the user does not see, or that was deleted. */
export const Unknown: Story = { args: { value: 'lama' } }
