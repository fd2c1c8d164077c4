import { createTheme } from '@mui/material/styles'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { rantau } from './storyBrand.ts'
import { StoryPage } from './storyPage.tsx'

const meta = {
  title: 'Kit/SikudThemeProvider',
  component: StoryPage,
  args: { onSave: fn(async () => null) },
} satisfies Meta<typeof StoryPage>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Shows another product, with its own accent, radius and typeface. No style is overridden. */
export const SecondBrand: Story = {
  globals: { brand: 'rantau' },
  play: async ({ canvas }) => {
    const save = canvas.getByRole('button', { name: 'SIMPAN' })
    await expect(save).toHaveStyle({ backgroundColor: rantau.accent.light.main, borderRadius: '4px' })
    await expect(getComputedStyle(save).fontFamily).toMatch(/^Verdana/u)
    await expect(canvas.getByText('Rantau')).toBeVisible()
  },
}

/** Shows an app that has its own MUI theme and does not use our provider. */
export const PlainTheme: Story = {
  parameters: { muiTheme: createTheme() },
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByRole('link', { name: 'K-00000' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'SIMPAN' }))
    await expect(await canvas.findByText('Wajib diisi.')).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox', { name: /Nama/u }), 'Ban')
    await userEvent.click(canvas.getByRole('button', { name: 'SIMPAN' }))
    await waitFor(() => expect(args.onSave).toHaveBeenCalled())
    await userEvent.click(canvas.getByRole('button', { name: 'Hapus' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Perhatian' }))
    await userEvent.click(question.getByRole('button', { name: 'Batal' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  },
}
