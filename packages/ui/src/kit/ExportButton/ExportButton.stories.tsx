import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { ExportButton, type ExportButtonProps } from './ExportButton.tsx'

const meta = {
  title: 'Kit/ExportButton',
  tags: ['baru'],
  component: ExportButton,
  args: { onExport: fn<NonNullable<ExportButtonProps['onExport']>>(async () => {}) } as ExportButtonProps,
} satisfies Meta<typeof ExportButton>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Formats: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Ekspor' })
    for (const [name, format] of [
      ['Ekspor Excel', 'xlsx'],
      ['Ekspor CSV', 'csv'],
    ] as const) {
      await userEvent.click(button)
      await userEvent.click(await screen.findByRole('menuitem', { name }))
      await expect(args.onExport).toHaveBeenLastCalledWith(format)
    }
  },
}

export const Nothing: Story = {
  name: 'Nothing to export',
  args: { onExport: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Ekspor' })).toBeDisabled()
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const Dark: Story = { globals: { theme: 'dark' } }

export const English: Story = {
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Export' })).toBeVisible()
  },
}
