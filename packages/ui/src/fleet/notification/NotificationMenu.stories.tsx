import Box from '@mui/material/Box'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { NotificationMenu } from './NotificationMenu.tsx'
import { storyItems, strangeItems } from './storyItems.ts'

const meta = {
  title: 'Fleet/NotificationMenu',
  tags: ['stabil'],
  component: NotificationMenu,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <Box component="header" sx={{ display: 'flex', justifyContent: 'flex-end', p: 1.5, minHeight: 640 }}>
        <Box sx={{ alignSelf: 'flex-start' }}>
          <Story />
        </Box>
      </Box>
    ),
  ],
  args: { items: storyItems(7, 5), allTo: '/notification', onRead: fn(), onReadAll: fn() },
} satisfies Meta<typeof NotificationMenu>
export default meta
type Story = StoryObj<typeof meta>

async function opened() {
  const dialog = await screen.findByRole('dialog', { name: 'Pemberitahuan' })
  await waitFor(() => expect(dialog).toBeVisible())
  return within(dialog)
}

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const bell = canvas.getByRole('button', { name: 'Pemberitahuan, 05 belum dibaca' })
    await expect(bell).toHaveTextContent('05')
    await userEvent.click(bell)
    const panel = await opened()
    await expect(panel.getAllByRole('listitem')).toHaveLength(6)
    await expect(panel.getAllByText('Belum dibaca')).toHaveLength(5)
    await expect(panel.getByText('12 dtk lalu')).toBeVisible()
    await expect(panel.getByRole('link', { name: 'See All Notification' })).toHaveAttribute(
      'href',
      '/notification',
    )
    await userEvent.click(panel.getByRole('button', { name: 'Tandai semua dibaca' }))
    await expect(args.onReadAll).toHaveBeenCalledWith([0, 1, 2, 3, 4].map((at) => `contoh-${at}`))
    const newest = panel.getByRole('link', { name: /B 9123 KXA/ })
    await expect(newest).toHaveAttribute('href', '/report?session=41')
    await userEvent.click(newest)
    await expect(args.onRead).toHaveBeenCalledWith('contoh-0')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(bell).toHaveFocus()
  },
}

export const EmptyInTheBrowser: Story = {
  args: { items: [], onServer: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pemberitahuan' }))
    await expect((await opened()).getByText(/di peramban ini/)).toBeVisible()
  },
}

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Pemberitahuan/ }))
    await opened()
  },
}

export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const bell = canvas.getByRole('button', { name: /Pemberitahuan/ })
    bell.focus()
    await userEvent.keyboard('{Enter}')
    const panel = await opened()
    await userEvent.tab()
    await expect(panel.getByRole('button', { name: 'Tandai semua dibaca' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.tab()
    await expect(panel.getByRole('link', { name: /Perangkat belum mengirim posisi/ })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(bell).toHaveFocus()
    await expect(args.onRead).not.toHaveBeenCalled()
  },
}

export const AllRead: Story = {
  args: { items: storyItems(3, 0) },
  play: async ({ canvas, userEvent }) => {
    const bell = canvas.getByRole('button', { name: 'Pemberitahuan' })
    await expect(bell).toHaveTextContent('')
    await userEvent.click(bell)
    const panel = await opened()
    await expect(panel.queryByRole('button', { name: 'Tandai semua dibaca' })).toBeNull()
    await expect(panel.queryByText('Belum dibaca')).toBeNull()
  },
}

export const Empty: Story = {
  args: { items: [] },
  play: async ({ canvas, userEvent }) => {
    const bell = canvas.getByRole('button', { name: 'Pemberitahuan' })
    await expect(bell).toHaveTextContent('')
    await userEvent.click(bell)
    const panel = await opened()
    await expect(panel.getByText('Belum ada pemberitahuan')).toBeVisible()
    await expect(panel.getByText(/menurut aturan Anda/)).toBeVisible()
    await expect(panel.getByRole('link', { name: 'See All Notification' })).toBeVisible()
  },
}

export const Many: Story = {
  args: { items: storyItems(140, 120) },
  play: async ({ canvas, userEvent }) => {
    const bell = canvas.getByRole('button', { name: 'Pemberitahuan, lebih dari 99 belum dibaca' })
    await expect(bell).toHaveTextContent('99')
    await userEvent.click(bell)
    await expect((await opened()).getAllByRole('listitem')).toHaveLength(6)
  },
}

const [speeding, ...others] = storyItems(40, 40)

export const ImportantFirst: Story = {
  args: {
    items: [...others.map((item) => ({ ...item, important: false })), ...(speeding ? [speeding] : [])],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Pemberitahuan/ }))
    const [first] = (await opened()).getAllByRole('listitem')
    await expect(first).toHaveTextContent(/B 9123 KXA.*Penting/)
  },
}

export const LongTitles: Story = {
  args: { items: strangeItems },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pemberitahuan, 02 belum dibaca' }))
    const panel = await opened()
    await expect(panel.getByText('<img src=x onerror=alert(1)>')).toBeVisible()
    const [, middle] = panel.getAllByRole('listitem')
    await expect(middle?.scrollWidth).toBe(middle?.clientWidth)
  },
}

export const Phone: Story = { ...Open, globals: { viewport: { value: 'phone' } } }

export const English: Story = {
  globals: { language: 'en' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Notifications, 05 unread' }))
    await expect(await screen.findByRole('link', { name: 'See All Notification' })).toBeInTheDocument()
  },
}
