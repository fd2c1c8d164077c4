import ListItemIcon from '@mui/material/ListItemIcon'
import MenuItem from '@mui/material/MenuItem'
import { useLinkComponent } from '../../theme/useLinkComponent.ts'
import type { RecordAction } from './RecordAction.ts'

interface ActionsMenuItemProps {
  action: RecordAction
  onDone: () => void
  /** Id of the text that says why the action is disabled. */
  reasonId?: string | undefined
}

/** Renders one item of the menu PILIHAN, as a link or a button. */
export function ActionsMenuItem({ action, onDone, reasonId }: ActionsMenuItemProps) {
  const { label, icon, to, onSelect, danger = false, disabled } = action
  const linkComponent = useLinkComponent()
  if (reasonId !== undefined) {
    return (
      <MenuItem aria-disabled aria-describedby={reasonId} sx={locked}>
        {icon && <ListItemIcon>{icon}</ListItemIcon>}
        {label}
      </MenuItem>
    )
  }
  const link = to === undefined ? {} : { component: linkComponent, href: to }
  return (
    <MenuItem
      {...link}
      disabled={disabled}
      onClick={() => {
        onDone()
        onSelect?.()
      }}
      sx={danger ? { color: 'error.main' } : undefined}
    >
      {icon && <ListItemIcon>{icon}</ListItemIcon>}
      {label}
    </MenuItem>
  )
}

// This style replaces the attribute `disabled`: the item must be focusable, so that screen readers can read its reason.
const locked = { color: 'text.secondary', cursor: 'not-allowed', '& svg': { opacity: 0.6 } }
