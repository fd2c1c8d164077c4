import Box from '@mui/material/Box'
import Divider from '@mui/material/Divider'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { NavEntry } from './NavEntry.tsx'
import { type NavGroup, type NavItem, holdsActive } from './NavGroup.ts'
import { useShellTexts } from '../texts.ts'
import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined'

interface NavListProps {
  groups: NavGroup[]
  activeKey: string
  compact?: boolean
  /** Called after the user has chosen an entry, so that an overlay can close. */
  onChosen?: () => void
}

/** Renders the groups of the sidebar. One branch is open at a time: at first the one with the current page. */
export function NavList({ groups, activeKey, compact = false, onChosen }: NavListProps) {
  const texts = useShellTexts()
  const [choice, setChoice] = useState<{ page: string; open: string | null }>()
  const branches = groups.flatMap((group) => group.items).filter((item) => item.children)
  const ofPage = branches.find((item) => holdsActive(item, activeKey))?.key ?? null
  const openBranch = choice?.page === activeKey ? choice.open : ofPage

  function select(item: NavItem) {
    onChosen?.()
    item.onSelect?.()
  }

  return (
    <Box component="nav" aria-label={texts.navigation} sx={{ px: compact ? 1.5 : 2, pb: 3 }}>
      {groups.map((group, index) => (
        <Box key={group.label} sx={{ mt: index === 0 ? 1 : 2.5 }}>
          {compact ? (
            index > 0 && <Divider sx={{ mb: 2 }} />
          ) : (
            <Typography variant="overline" component="p" sx={{ px: 1.5, mb: 0.5, color: 'text.secondary' }}>
              {group.label}
            </Typography>
          )}
          <Box
            component="ul"
            aria-label={group.label}
            sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', rowGap: '2px' }}
          >
            {group.items.map((item) => (
              <li key={item.key}>
                {item.children ? (
                  <NavBranch
                    item={item}
                    activeKey={activeKey}
                    compact={compact}
                    open={openBranch === item.key}
                    onToggle={() =>
                      setChoice({ page: activeKey, open: openBranch === item.key ? null : item.key })
                    }
                    onSelect={select}
                  />
                ) : (
                  <NavEntry
                    item={item}
                    active={item.key === activeKey}
                    compact={compact}
                    onSelect={() => select(item)}
                  />
                )}
              </li>
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  )
}

interface NavBranchProps {
  item: NavItem
  activeKey: string
  compact: boolean
  open: boolean
  onToggle: () => void
  onSelect: (item: NavItem) => void
}

/** Renders an entry of the menu that has entries of its own. */
function NavBranch({ item, activeKey, compact, open, onToggle, onSelect }: NavBranchProps) {
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
