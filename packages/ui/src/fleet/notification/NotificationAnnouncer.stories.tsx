import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import type { InboxItem } from '@sikud/api'
import { NotificationAnnouncer } from './NotificationAnnouncer.tsx'
import { storyItems } from './storyItems.ts'

const some = storyItems(3, 3)
const nothing: InboxItem[] = []

/** Renders the announcer beside buttons that add items. */
function ArrivingItems({ news }: { news: readonly InboxItem[] }) {
  const [latest, setLatest] = useState(nothing)
  return (
    <>
      <button type="button" onClick={() => setLatest([...news])}>
        Masuk
      </button>
      <NotificationAnnouncer news={latest} />
    </>
  )
}

const meta = {
  title: 'Fleet/NotificationAnnouncer',
  tags: ['stabil'],
  component: NotificationAnnouncer,
  render: ArrivingItems,
  // The component is invisible, so a snapshot would show nothing of it.
  parameters: { chromatic: { disableSnapshot: true } },
  args: { news: some },
} satisfies Meta<typeof NotificationAnnouncer>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const status = canvas.getByRole('status')
    await expect(status).toHaveTextContent('')
    await userEvent.click(canvas.getByRole('button', { name: 'Masuk' }))
    await expect(status).toHaveTextContent('3 pemberitahuan baru, terbaru: B 9123 KXA melaju 104 km/jam')
  },
}

export const One: Story = {
  args: { news: some.slice(0, 1) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Masuk' }))
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Pemberitahuan baru: B 9123 KXA melaju 104 km/jam',
    )
  },
}
