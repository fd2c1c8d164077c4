import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { TextInput, type TextInputProps } from './TextInput.tsx'

function Controlled(props: TextInputProps) {
  const [value, setValue] = useState(props.value)
  return <TextInput {...props} value={value} onChange={setValue} />
}

const meta = {
  title: 'Kit/TextInput',
  tags: ['stabil'],
  component: TextInput,
  render: Controlled,
  args: { label: 'Nomor', value: '', onChange: () => {} },
} satisfies Meta<typeof TextInput>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Default: Story = {
  args: { placeholder: '0813 0000 0001', hint: 'Nomor kartu SIM di dalam perangkat.' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Nomor' })
    await userEvent.type(input, '0813')
    await expect(input).toHaveValue('0813')
    await expect(input).toHaveAccessibleDescription('Nomor kartu SIM di dalam perangkat.')
  },
}

export const Failed: Story = {
  args: { label: 'IMEI', value: '35693', error: 'IMEI terdiri dari 14 sampai 16 angka.', required: true },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: /IMEI/ })
    await expect(input).toBeInvalid()
    await expect(input).toBeRequired()
    await expect(input).toHaveAccessibleDescription('IMEI terdiri dari 14 sampai 16 angka.')
  },
}

export const Disabled: Story = { args: { value: 'B 9123 KXA', disabled: true } }

export const ManyLines: Story = {
  args: { label: 'Alamat Lengkap', rows: 3, value: 'Jl. Jend. Sudirman Kav. 52–53\nJakarta Selatan' },
}

export const Dark: Story = { globals: { theme: 'dark' }, args: { value: '0813 0000 0001' } }
