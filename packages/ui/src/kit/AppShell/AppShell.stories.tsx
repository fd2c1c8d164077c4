import Card from '@mui/material/Card'
import CardContent from '@mui/material/CardContent'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { PageHeader } from '../PageHeader/PageHeader.tsx'
import { AppShell } from './AppShell.tsx'
import { branches, navigation, ownPages } from './storyNavigation.tsx'

const phone = { viewport: { value: 'phone', isRotated: false } }
const desktop = { viewport: { value: 'desktop', isRotated: false } }

const meta = {
  title: 'Kit/AppShell',
  tags: ['stabil'],
  component: AppShell,
  parameters: { layout: 'fullscreen' },
  globals: desktop,
  beforeEach: () => window.localStorage.removeItem('sidebar'),
  args: {
    navigation,
    activeKey: 'device',
    user: { name: 'Sri Wahyuni', roleName: 'Administrator', email: 'sri.wahyuni@sikud.test' },
    userMenu: ownPages,
    preferences: {
      language: 'id',
      onLanguageChange: fn(),
      timeZone: 'Asia/Jakarta',
      onTimeZoneChange: fn(),
    },
    search: { label: 'Cari plat, IMEI, pengendara, halaman…', onOpen: fn() },
    onLogout: fn(),
    children: (
      <>
        <PageHeader title="Daftar Perangkat" breadcrumbs={[{ title: 'Perangkat' }]} />
        <Card>
          <CardContent sx={{ minHeight: 360 }}>356938035643809</CardContent>
        </Card>
      </>
    ),
  },
} satisfies Meta<typeof AppShell>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const menu = within(canvas.getByRole('navigation', { name: 'Menu' }))
    await expect(menu.getByRole('link', { name: 'Perangkat' })).toHaveAttribute('aria-current', 'page')
    await expect(menu.getByRole('list', { name: 'MENU UTAMA' })).toBeVisible()
    await expect(canvas.getByRole('contentinfo')).toHaveTextContent(
      'Sistem Informasi Kendali Unit Digital, © 2025 All Rights Reserved.',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Cari plat, IMEI, pengendara, halaman…' }))
    await expect(args.search?.onOpen).toHaveBeenCalled()
  },
}

/** The note about all pages stays readable beside the other buttons of a phone. */
export const Marked: Story = {
  args: { mark: 'Data simulasi' },
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('banner')).getByText('Data simulasi')).toBeVisible()
  },
}

export const MarkedPhone: Story = { ...Marked, globals: phone }

/** In a narrow bar the search gets narrower, so that it does not cover the note. */
export const MarkedNarrow: Story = {
  args: { mark: 'Data simulasi' },
  decorators: [(Story) => <div style={{ width: 1000 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const bar = within(canvas.getByRole('banner'))
    const search = bar.getByRole('button', { name: /^Cari plat/ }).getBoundingClientRect()
    const mark = bar.getByText('Data simulasi').getBoundingClientRect()
    await expect(search.right).toBeLessThanOrEqual(mark.left)
    await expect(mark.height).toBeLessThan(24)
  },
}

export const SkipsToThePage: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Lewati ke isi halaman' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('main')).toHaveFocus()
  },
}

export const Collapsed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ciutkan menu' }))
    await expect(window.localStorage.getItem('sidebar')).toBe('collapsed')
    await expect(canvas.getByRole('button', { name: 'Lebarkan menu' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Kendaraan' })).toBeVisible()
  },
}

export const SwitchesTheTheme: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tema gelap' }))
    await expect(document.documentElement).toHaveAttribute('data-theme', 'dark')
    await expect(window.localStorage.getItem('theme')).toBe('dark')
    await userEvent.click(canvas.getByRole('button', { name: 'Tema terang' }))
    await expect(document.documentElement).toHaveAttribute('data-theme', 'light')
    await expect(window.localStorage.getItem('theme')).toBe('light')
  },
}

export const UserMenuOpen: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: /^Akun Sri Wahyuni/ })
    button.focus()
    await userEvent.keyboard('{Enter}')
    const menu = within(await screen.findByRole('menu'))
    await expect(menu.getByRole('menuitem', { name: 'Ubah Profile' })).toHaveAttribute(
      'href',
      '/account/profile',
    )
    await expect(menu.getByRole('menuitemradio', { name: 'Bahasa Indonesia' })).toBeChecked()
    await expect(menu.getByRole('menuitemradio', { name: 'WIB · Jakarta' })).toBeChecked()
    await userEvent.click(menu.getByRole('menuitemradio', { name: 'WITA · Makassar' }))
    await expect(args.preferences?.onTimeZoneChange).toHaveBeenCalledWith('Asia/Makassar')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await userEvent.click(button)
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Keluar' }))
    await expect(args.onLogout).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await userEvent.click(button)
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible())
  },
}

export const WithoutRole: Story = {
  args: { user: { name: 'Budi', roleName: null }, search: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Tidak ada')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Cari/ })).toBeNull()
  },
}

export const LoadingUser: Story = { args: { user: null } }

export const Branches: Story = {
  args: { navigation: branches },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Perangkat' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Orang', expanded: false }))
    await expect(canvas.getByRole('link', { name: 'Pengguna' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Perangkat' })).toBeNull()
  },
}

export const Phone: Story = { globals: phone }

export const PhoneMenuOpen: Story = {
  globals: phone,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Buka menu' })
    await userEvent.click(button)
    const dialog = await screen.findByRole('dialog', { name: 'Menu' })
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(button).toHaveFocus()
    await userEvent.click(button)
    await waitFor(() => expect(screen.getByRole('link', { name: 'Laporan' })).toBeVisible())
  },
}

export const Dark: Story = { globals: { ...desktop, theme: 'dark' } }

export const English: Story = {
  globals: { ...desktop, language: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Collapse menu' })).toBeVisible()
  },
}
