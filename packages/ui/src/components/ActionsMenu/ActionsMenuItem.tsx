import ListItemIcon from '@mui/material/ListItemIcon'
import MenuItem from '@mui/material/MenuItem'
import { useLinkComponent } from '../../theme/useLinkComponent.ts'
import type { RecordAction } from './RecordAction.ts'

/** One item of PILIHAN: a link of the app when it leads somewhere, else an act. */
export function ActionsMenuItem({ action, onDone }: { action: RecordAction; onDone: () => void }) {
  const { label, icon, to, onSelect, danger = false, disabled } = action
  const linkComponent = useLinkComponent()
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
