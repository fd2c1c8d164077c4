'use client'

import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useTheme } from '@mui/material/styles'
import { type ReactNode, useState } from 'react'
import { ThrowFailure, lazyPart } from '../../lazy/lazyPart.tsx'
import { useStored } from '../../hooks/useStored.ts'
import type { NavGroup, NavItem } from './NavGroup.ts'
import type { ShellPreferences } from './preferenceItems.tsx'
import { covered, listClass, listWindow } from './shellSizes.ts'
import { type ShellBrand, Sidebar } from './Sidebar.tsx'
import type { ShellSearch } from './SearchBox.tsx'
import { TopBar } from './TopBar.tsx'
import type { ShellUser } from './UserButton.tsx'
import { UserMenu } from './UserMenu.tsx'
import { useShellTexts } from '../texts.ts'
import Link from '@mui/material/Link'

const SidebarOverlay = lazyPart(async () => (await import('./SidebarOverlay.tsx')).SidebarOverlay, {
  Failed: ThrowFailure,
})

/** Props of the frame around each page. */
export interface AppShellProps {
  brand?: ShellBrand
  navigation: NavGroup[]
  /** Key of the menu entry that leads to the current page. */
  activeKey: string
  user: ShellUser | null
  /** Entries of the user menu that lead to the user's own pages. */
  userMenu?: NavItem[]
  preferences?: ShellPreferences
  /** Without it, the top bar has no search box. */
  search?: ShellSearch
  /** A short note about all pages in the top bar, such as "Data simulasi". */
  mark?: string | undefined
  /** Content between the theme button and the user menu in the top bar. */
  notifications?: ReactNode
  onLogout: () => void
  /** Content between the top bar and the page, such as a banner. */
  notice?: ReactNode
  /**
   * Gives the page the whole window below the top bar, for a map with its panels. Then only parts of the page scroll,
   * the sidebar is collapsed at first, and the menu contains the text of the footer.
   */
  workspace?: boolean
  children: ReactNode
}

const mainId = 'isi'

function parseSidebar(stored: string) {
  return stored === 'collapsed' || stored === 'expanded' ? stored : undefined
}

/** Renders the frame around each page of a signed-in user: sidebar, top bar and footer. */
export function AppShell({ navigation, activeKey, user, workspace = false, ...props }: AppShellProps) {
  const shell = useShellTexts()
  const { brand = { name: shell.product, to: '/' } } = props
  const [sidebar, setSidebar] = useStored<'collapsed' | 'expanded'>(
    workspace ? 'workspaceSidebar' : 'sidebar',
    parseSidebar,
    workspace ? 'collapsed' : 'expanded',
  )
  const [overlay, setOverlay] = useState(false)
  const roomy = useMediaQuery(useTheme().breakpoints.up('md'), { noSsr: true })
  const collapsed = sidebar === 'collapsed'
  const menuFooter = workspace ? shell.footer : undefined

  return (
    <Box sx={[frameLook, workspace && windowLook]}>
      <SkipLink target={mainId} />
      <Sidebar
        brand={brand}
        groups={navigation}
        activeKey={activeKey}
        collapsed={collapsed}
        footer={menuFooter}
      />
      {!roomy && (
        <SidebarOverlay
          brand={brand}
          groups={navigation}
          activeKey={activeKey}
          footer={menuFooter}
          open={overlay}
          onClose={() => setOverlay(false)}
        />
      )}
      <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }}>
        <TopBar
          collapsed={collapsed}
          onCollapse={() => setSidebar(collapsed ? 'expanded' : 'collapsed')}
          overlayOpen={overlay && !roomy}
          onOverlay={() => setOverlay(true)}
          search={props.search}
          mark={props.mark}
          notifications={props.notifications}
          userMenu={
            <UserMenu
              user={user}
              items={props.userMenu}
              preferences={props.preferences}
              onLogout={props.onLogout}
            />
          }
        />
        {props.notice}
        {workspace ? (
          <Box component="main" id={mainId} tabIndex={-1} sx={workspaceLook}>
            {props.children}
          </Box>
        ) : (
          <PageContent footer={shell.footer}>{props.children}</PageContent>
        )}
      </Box>
    </Box>
  )
}

const frameLook = {
  display: 'flex',
  minHeight: '100dvh',
  [`&:has(main > .${listClass})`]: { [listWindow]: { height: '100dvh' } },
} as const

/** On a screen, the frame fills the window exactly. In print it does not, so that all content is visible. */
const windowLook = { '@media screen': { height: '100dvh', overflow: 'hidden' } }

const workspaceLook = {
  flex: 1,
  minHeight: 0,
  display: 'flex',
  outline: 'none',
  pl: { xs: covered.left, md: 0 },
  pr: covered.right,
  '& > *': { flex: 1 },
} as const

/** A list uses the whole width of the window, and its height if that is enough. */
const listLook = {
  maxWidth: 'none',
  [listWindow]: {
    minHeight: 0,
    '& > main': { display: 'flex', flexDirection: 'column', minHeight: 0 },
    [`& > main > .${listClass}`]: {
      display: 'flex',
      flexDirection: 'column',
      minHeight: 0,
      '--list-rows': 'none',
    },
  },
} as const

function PageContent({ footer, children }: { footer: string; children: ReactNode }) {
  return (
    <Box
      sx={{
        flex: 1,
        display: 'flex',
        flexDirection: 'column',
        width: '100%',
        maxWidth: 1440,
        pl: { xs: `calc(16px + ${covered.left})`, md: 4 },
        pr: { xs: `calc(16px + ${covered.right})`, md: `calc(32px + ${covered.right})` },
        pt: { xs: 2, md: 3.5 },
        pb: `calc(24px + ${covered.bottom})`,
        [`&:has(> main > .${listClass})`]: listLook,
      }}
    >
      <Box component="main" id={mainId} tabIndex={-1} sx={{ flex: 1, outline: 'none' }}>
        {children}
      </Box>
      <Typography component="footer" variant="caption" sx={{ mt: 3, color: 'text.secondary' }}>
        {footer}
      </Typography>
    </Box>
  )
}

/** Renders a link that skips the menu and the top bar. It is the first element that Tab reaches. */
function SkipLink({ target }: { target: string }) {
  const shell = useShellTexts()
  return (
    <Link
      component="a"
      href={`#${target}`}
      onClick={(event) => {
        event.preventDefault()
        document.getElementById(target)?.focus()
      }}
      sx={{
        position: 'fixed',
        left: 16,
        top: 12,
        zIndex: 'tooltip',
        px: 2,
        py: 1.25,
        borderRadius: 1,
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        displayPrint: 'none',
        // Not with `:not(:focus)`, which Storybook rewrites for its pseudo states.
        transform: 'translateY(-80px)',
        '&:focus': { transform: 'none' },
      }}
    >
      {shell.skip}
    </Link>
  )
}
