import ListItemIcon from '@mui/material/ListItemIcon'
import MenuItem from '@mui/material/MenuItem'
import { useLinkComponent } from '../../theme/useLinkComponent.ts'
import type { RecordAction } from './RecordAction.ts'

interface ActionsMenuItemProps {
  action: RecordAction
  onDone: () => void
  /** Id of the text that says why the action cannot be used; it then does nothing. */
  reasonId?: string | undefined
}

/** One item of PILIHAN: a link of the app when it leads somewhere, else an act. */
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

// Not `disabled`: the keyboard still reaches the item, so that its reason is read out.
const locked = { color: 'text.secondary', cursor: 'not-allowed', '& svg': { opacity: 0.6 } }
