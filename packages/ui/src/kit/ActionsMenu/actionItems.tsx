import type { RecordAction } from './RecordAction.ts'
import LockIcon from '@mui/icons-material/LockOutlined'
import Box from '@mui/material/Box'
import ListItemIcon from '@mui/material/ListItemIcon'
import MenuItem from '@mui/material/MenuItem'
import { useLinkComponent } from '../../theme/useLinkComponent.ts'

/** Returns the menu items of the actions, and after them the reasons why some actions are disabled. */
export function actionItems(actions: readonly RecordAction[], id: string, close: () => void) {
  // Items that have the same reason refer to one text.
  const reasons = [...new Set(actions.map((action) => action.reason))].filter((text) => text !== undefined)
  const reasonId = (text: string) => `${id}-${reasons.indexOf(text)}`
  return [
    ...actions.map((action) => (
      <ActionsMenuItem
        key={action.key}
        action={action}
        onDone={close}
        reasonId={action.reason && reasonId(action.reason)}
      />
    )),
    ...reasons.map((text) => <ActionsMenuReason key={text} id={reasonId(text)} text={text} />),
  ]
}

/** Shows why some items of the menu PILIHAN are disabled. `aria-describedby` of these items refers to it. */
function ActionsMenuReason({ id, text }: { id: string; text: string }) {
  return (
    <Box
      component="li"
      role="none"
      sx={{
        display: 'flex',
        gap: 1,
        maxWidth: 300,
        px: 1.375,
        py: 1,
        mt: 0.5,
        borderTop: 1,
        borderColor: 'divider',
        typography: 'body2',
        color: 'text.secondary',
      }}
    >
      <LockIcon fontSize="small" />
      <span id={id}>{text}</span>
    </Box>
  )
}

interface ActionsMenuItemProps {
  action: RecordAction
  onDone: () => void
  /** Id of the text that says why the action is disabled. */
  reasonId?: string | undefined
}

/** Renders one item of the menu PILIHAN, as a link or a button. */
function ActionsMenuItem({ action, onDone, reasonId }: ActionsMenuItemProps) {
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
