import ButtonBase from '@mui/material/ButtonBase'
import Box from '@mui/material/Box'
import Tooltip from '@mui/material/Tooltip'
import type { ReactNode } from 'react'
import { softColour } from '../../theme/paletteOf.ts'
import { controlRadius } from '../../theme/shape.ts'
import { useLinkComponent } from '../../theme/useLinkComponent.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import type { NavItem } from './NavGroup.ts'

interface NavEntryProps {
  item: NavItem
  active: boolean
  /** Whether to show only the icon, with the label as a tooltip. */
  compact: boolean
  /** Whether the entry is indented, because it belongs to a branch. */
  nested?: boolean
  /** Whether the branch is open; undefined for an entry that is not a branch. */
  open?: boolean
  end?: ReactNode
  onSelect?: () => void
}

/** Renders one row of the sidebar as a link or a button. */
export function NavEntry({ item, active, compact, nested = false, open, end, onSelect }: NavEntryProps) {
  const linkComponent = useLinkComponent()
  const entry = (
    <ButtonBase
      {...(item.to ? { component: linkComponent, href: item.to } : {})}
      onClick={onSelect}
      aria-current={active && item.to ? 'page' : undefined}
      aria-expanded={open}
      sx={{
        width: '100%',
        minHeight: 40,
        gap: 1.5,
        pl: compact ? 0 : nested ? 5.25 : 1.5,
        pr: compact ? 0 : 1.5,
        justifyContent: compact ? 'center' : 'flex-start',
        borderRadius: controlRadius,
        typography: 'body1',
        fontWeight: active ? 650 : 550,
        color: active ? 'primary.main' : 'text.secondary',
        bgcolor: (theme) => (active ? softColour(theme, 'primary') : 'transparent'),
        '&:hover': active ? undefined : { bgcolor: 'action.hover', color: 'text.primary' },
        '& svg': { flexShrink: 0 },
      }}
    >
      {item.icon}
      {compact ? (
        <VisuallyHidden>{item.label}</VisuallyHidden>
      ) : (
        <Box component="span" sx={{ flex: 1, textAlign: 'left' }}>
          {item.label}
        </Box>
      )}
      {compact ? null : end}
    </ButtonBase>
  )
  return compact ? (
    <Tooltip title={item.label} placement="right" describeChild>
      {entry}
    </Tooltip>
  ) : (
    entry
  )
}
