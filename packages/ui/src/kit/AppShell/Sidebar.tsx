import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { Brand } from '../Brand/Brand.tsx'
import type { NavGroup } from './NavGroup.ts'
import { NavList } from './NavList.tsx'
import { SidebarFooter } from './SidebarFooter.tsx'
import { barHeight, covered, sidebarWidth } from './shellSizes.ts'

/** The name of the product, and the URL of its home page. */
export interface ShellBrand {
  name: string
  to: string
}

interface SidebarProps {
  brand: ShellBrand
  groups: NavGroup[]
  activeKey: string
  collapsed: boolean
  /** Text at the end of the menu. It is hidden while the sidebar is collapsed. */
  footer?: string
}

/** Renders the sidebar for wide screens. It is 264 px wide, or 64 px if it is collapsed. */
export function Sidebar({ brand, groups, activeKey, collapsed, footer }: SidebarProps) {
  return (
    <Box
      sx={(theme) => ({
        display: { xs: 'none', md: 'flex' },
        flexDirection: 'column',
        position: 'sticky',
        top: 0,
        flexShrink: 0,
        width: `calc(${collapsed ? sidebarWidth.collapsed : sidebarWidth.full}px + ${covered.left})`,
        height: '100dvh',
        pt: covered.top,
        pb: covered.bottom,
        pl: covered.left,
        overflowX: 'hidden',
        overflowY: 'auto',
        scrollbarWidth: 'thin',
        bgcolor: 'background.paper',
        borderRight: 1,
        borderColor: 'divider',
        transition: theme.transitions.create('width', { duration: theme.transitions.duration.shorter }),
        '@media print': { display: 'none' },
      })}
    >
      <Box
        sx={{
          height: barHeight,
          display: 'flex',
          alignItems: 'center',
          px: collapsed ? 1.75 : 3,
          mb: 2,
          flexShrink: 0,
        }}
      >
        <Link href={brand.to} underline="none" color="inherit" aria-label={brand.name}>
          <Brand name={brand.name} nameHidden={collapsed} />
        </Link>
      </Box>
      <NavList groups={groups} activeKey={activeKey} compact={collapsed} />
      {footer && !collapsed ? <SidebarFooter>{footer}</SidebarFooter> : null}
    </Box>
  )
}
