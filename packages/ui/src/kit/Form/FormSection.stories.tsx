import type { Meta, StoryObj } from '@storybook/react-vite'
import { FormSection } from './FormSection.tsx'
import { TextField } from './TextField.tsx'
import { inForm, type StoryValues } from './storyForm.tsx'

const meta = {
  title: 'Kit/Form/FormSection',
  component: FormSection,
  tags: ['baru'],
  decorators: [inForm],
  args: {
    title: 'Barang',
    description: 'Seperti tertulis di surat jalan.',
    children: <TextField<StoryValues> name="text" label="Kode" />,
  },
} satisfies Meta<typeof FormSection>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}
