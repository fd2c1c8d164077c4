import type { Meta, StoryObj } from '@storybook/react-vite'
import { PasswordField } from './PasswordField.tsx'
import { inForm, type StoryValues } from './storyForm.tsx'

const meta = {
  title: 'Kit/Form/PasswordField',
  component: PasswordField<StoryValues>,
  tags: ['stabil'],
  decorators: [inForm],
  args: {
    name: 'text',
    label: 'Password Baru',
    helper: 'Paling sedikit 8 karakter.',
    autoComplete: 'new-password',
  },
} satisfies Meta<typeof PasswordField<StoryValues>>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}
