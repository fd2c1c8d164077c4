import { groupRules } from '@sikud/api/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { firstTime } from './rulesValues.ts'
import { GroupRulesForm } from './NotificationRulesForm.tsx'

const meta = {
  title: 'Fleet/GroupRulesForm',
  tags: ['baru'],
  component: GroupRulesForm,
  args: {
    rules: groupRules,
    onSubmit: fn(async () => {}),
    onDirtyChange: fn(),
    cancelTo: '/notification',
  },
} satisfies Meta<typeof GroupRulesForm>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('switch')).toHaveLength(9)
    const speeding = within(canvas.getByRole('group', { name: 'Melaju terlalu cepat' }))
    await expect(speeding.getByRole('textbox', { name: 'Lebih dari (km/jam)' })).toHaveValue('80')
    // Each user keeps the own channels, and the depot decides which vehicles are covered.
    await expect(speeding.queryByRole('checkbox')).toBeNull()
    await expect(speeding.queryByRole('button', { name: /^Berlaku untuk/ })).toBeNull()
    await expect(canvas.queryByRole('switch', { name: 'Perangkat tidak dikenal' })).toBeNull()
    await userEvent.click(canvas.getByRole('switch', { name: 'Perangkat diam' }))
    await userEvent.click(canvas.getByRole('button', { name: 'SIMPAN' }))
    await expect(args.onSubmit).toHaveBeenCalledWith({
      ...groupRules,
      silent: { on: true, minutes: 60 },
      times: { moving: firstTime, engine_on: firstTime },
    })
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const Dark: Story = { globals: { theme: 'dark' } }

export const English: Story = {
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Tell all users of this depot about')).toBeVisible()
  },
}
