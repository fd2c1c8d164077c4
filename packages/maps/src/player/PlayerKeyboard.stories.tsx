import { sudirmanSession } from '@sikud/api/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { inWindow } from '../testing/storyDecorators.tsx'
import { drawnTiles } from '../testing/storyTiles.ts'
import { TripPlayback } from './TripPlayback.tsx'

const meta = {
  title: 'Maps/TripPlayback/Keyboard',
  component: TripPlayback,
  decorators: [inWindow],
  parameters: { layout: 'fullscreen' },
  args: {
    trips: [sudirmanSession],
    loading: false,
    selectedKey: null,
    onSelect: fn(),
    map: drawnTiles(),
  },
  tags: ['!autodocs'],
} satisfies Meta<typeof TripPlayback>

export default meta
type Story = StoryObj<typeof meta>

const late = { timeout: 15_000 }

/** Space plays and pauses anywhere in the player, Shift steps by ten, and closing the help restores the focus. */
export const ThroughThePlayer: Story = {
  parameters: { mapInTests: false },
  play: async ({ canvas }) => {
    const position: HTMLInputElement = canvas.getByRole('slider', { name: 'Posisi' })
    const help = await canvas.findByRole('button', { name: 'Pintasan papan ketik' }, late)
    position.focus()
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}')
    await expect(position).toHaveValue('10')
    canvas.getByRole('button', { name: 'Play' }).focus()
    await userEvent.keyboard('{Home}')
    await expect(position).toHaveValue('0')
    position.focus()
    await userEvent.keyboard(' ')
    await expect(await canvas.findByRole('button', { name: 'Pause' })).toBeVisible()
    await userEvent.keyboard(' ')
    await expect(await canvas.findByRole('button', { name: 'Play' })).toBeVisible()
    help.focus()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('dialog', { name: 'Pintasan papan ketik' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(help).toHaveFocus())
  },
}
