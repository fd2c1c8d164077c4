import CloseOutlined from '@mui/icons-material/CloseOutlined'
import Box from '@mui/material/Box'
import Drawer from '@mui/material/Drawer'
import IconButton from '@mui/material/IconButton'
import { Brand } from '../Brand/Brand.tsx'
import type { NavGroup } from './NavGroup.ts'
import { NavList } from './NavList.tsx'
import { SidebarFooter } from './SidebarFooter.tsx'
import type { ShellBrand } from './Sidebar.tsx'
import { barHeight, covered, sidebarWidth } from './shellSizes.ts'
import { useShellTexts } from '../texts.ts'

interface SidebarOverlayProps {
  brand: ShellBrand
  groups: NavGroup[]
  activeKey: string
  /** Text at the end of the menu. */
  footer?: string
  open: boolean
  onClose: () => void
}

/** Renders the sidebar for narrow screens, above the page. It keeps the focus inside until it closes. */
export function SidebarOverlay({ brand, groups, activeKey, footer, open, onClose }: SidebarOverlayProps) {
  const shell = useShellTexts()
  return (
    <Drawer
      open={open}
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-label': shell.navigation,
          sx: {
            width: `calc(${sidebarWidth.full + 24}px + ${covered.left})`,
            maxWidth: '86vw',
            pt: covered.top,
            pb: covered.bottom,
            pl: covered.left,
            bgcolor: 'background.paper',
          },
        },
      }}
    >
      <Box
        sx={{
          minHeight: barHeight,
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          pl: 3,
          pr: 1.5,
        }}
      >
        <Brand name={brand.name} />
        <IconButton aria-label={shell.closeMenu} onClick={onClose}>
          <CloseOutlined />
        </IconButton>
      </Box>
      <NavList groups={groups} activeKey={activeKey} onChosen={onClose} />
      {footer ? <SidebarFooter>{footer}</SidebarFooter> : null}
    </Drawer>
  )
}
