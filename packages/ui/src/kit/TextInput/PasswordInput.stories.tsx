import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ComponentProps } from 'react'
import { expect } from 'storybook/test'
import { PasswordInput } from './PasswordInput.tsx'

function Controlled(props: ComponentProps<typeof PasswordInput>) {
  const [value, setValue] = useState(props.value)
  return <PasswordInput {...props} value={value} onChange={setValue} />
}

const meta = {
  title: 'Kit/PasswordInput',
  tags: ['stabil'],
  component: PasswordInput,
  render: Controlled,
  args: { label: 'Password', value: '', onChange: () => {} },
} satisfies Meta<typeof PasswordInput>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Password')
    await userEvent.type(input, 'kereta-malam')
    await expect(input).toHaveAttribute('type', 'password')
    await userEvent.click(canvas.getByRole('button', { name: 'Tampilkan password' }))
    await expect(input).toHaveAttribute('type', 'text')
    await expect(canvas.getByRole('button', { name: 'Sembunyikan password' })).toBeVisible()
  },
}

export const Failed: Story = {
  args: { label: 'Ulangi Password', value: 'kereta', error: 'Password tidak sama.' },
}
