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
  /** Shows only the icon; the label becomes a tooltip. */
  compact: boolean
  /** Indents the entry under its branch. */
  nested?: boolean
  /** Whether a branch is open; undefined for other entries. */
  open?: boolean
  end?: ReactNode
  onSelect?: () => void
}

/** Renders one row of the sidebar, a link or a button. */
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
