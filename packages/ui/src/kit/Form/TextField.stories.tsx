import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { FieldWarning, TextField } from './TextField.tsx'
import { inForm, type StoryValues } from './storyForm.tsx'

const meta = {
  title: 'Kit/Form/TextField',
  component: TextField<StoryValues>,
  tags: ['stabil'],
  decorators: [inForm],
  args: { name: 'text', label: 'Nomor Polisi', helper: 'Contoh: B 1234 ABC.', required: true },
} satisfies Meta<typeof TextField<StoryValues>>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

/** A note below the help text, for a warning that needs a request. */
export const WithNote: Story = {
  args: { note: (text) => text !== '' && <FieldWarning>Sudah dipakai {text}.</FieldWarning> },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText(/^Nomor Polisi/)
    await userEvent.type(field, 'B 1')
    await expect(field).toHaveAccessibleDescription(/^Contoh: B 1234 ABC\. ?Sudah dipakai B 1\.$/)
  },
}
