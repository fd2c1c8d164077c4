import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined'
import Box from '@mui/material/Box'
import { NavEntry } from './NavEntry.tsx'
import { holdsActive, type NavItem } from './NavGroup.ts'

interface NavBranchProps {
  item: NavItem
  activeKey: string
  compact: boolean
  open: boolean
  onToggle: () => void
  onSelect: (item: NavItem) => void
}

/** Renders an entry of the menu that has entries of its own. */
export function NavBranch({ item, activeKey, compact, open, onToggle, onSelect }: NavBranchProps) {
  return (
    <>
      <NavEntry
        item={item}
        active={!open && holdsActive(item, activeKey)}
        compact={compact}
        open={open}
        onSelect={onToggle}
        end={<ExpandMoreOutlined sx={{ transform: open ? 'rotate(180deg)' : 'none' }} />}
      />
      {open ? (
        <Box component="ul" aria-label={item.label} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {item.children?.map((child) => (
            <li key={child.key}>
              <NavEntry
                item={child}
                active={child.key === activeKey}
                compact={compact}
                nested
                onSelect={() => onSelect(child)}
              />
            </li>
          ))}
        </Box>
      ) : null}
    </>
  )
}
