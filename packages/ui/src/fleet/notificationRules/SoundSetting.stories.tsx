import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ComponentProps } from 'react'
import { expect, fn } from 'storybook/test'
import { SoundSetting } from './SoundSetting.tsx'

function Held(props: ComponentProps<typeof SoundSetting>) {
  const [on, setOn] = useState(props.on)
  return (
    <SoundSetting
      {...props}
      on={on}
      onChange={(wanted) => {
        props.onChange(wanted)
        setOn(wanted)
      }}
    />
  )
}

const meta = {
  title: 'Fleet/SoundSetting',
  tags: ['stabil'],
  component: SoundSetting,
  render: Held,
  args: { on: false, refused: false, onChange: fn(), onTry: fn() },
} satisfies Meta<typeof SoundSetting>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const sound = canvas.getByRole('switch', { name: 'Bunyikan pemberitahuan baru' })
    await expect(sound).not.toBeChecked()
    await expect(sound).toHaveAccessibleDescription(/Hanya di peramban ini/)
    await expect(canvas.queryByRole('button')).toBeNull()
    await userEvent.click(sound)
    await expect(args.onChange).toHaveBeenCalledWith(true)
    await userEvent.click(canvas.getByRole('button', { name: 'Coba suara' }))
    await expect(args.onTry).toHaveBeenCalledOnce()
  },
}

export const On: Story = { args: { on: true } }

export const Refused: Story = {
  args: { on: true, refused: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/Peramban menahan suara/)
  },
}

export const Phone: Story = { ...Refused, globals: { viewport: { value: 'phone' } } }
export const Dark: Story = { args: { on: true, refused: true }, globals: { theme: 'dark' } }
export const English: Story = {
  args: { on: true, refused: true },
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try the sound' })).toBeVisible()
  },
}
