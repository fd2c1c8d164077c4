'use client'

import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import DriverIcon from '@mui/icons-material/PersonOutlined'
import GroupIcon from '@mui/icons-material/WarehouseOutlined'
import VehicleIcon from '@mui/icons-material/LocalShippingOutlined'
import Button from '@mui/material/Button'
import type { BulkAction, BulkPlan, BulkRow } from '@sikud/api'
import { useId } from 'react'
import { usePhone } from '../../hooks/usePhone.ts'
import { actionItems } from '../../kit/ActionsMenu/actionItems.tsx'
import { MenuButton } from '../../kit/MenuButton/MenuButton.tsx'
import { BulkDialog, type BulkDialogProps } from './BulkDialog.tsx'
import { useBulkTexts } from './texts.ts'

export interface BulkActionsProps extends Omit<BulkDialogProps, 'plan' | 'onRun' | 'onClose'> {
  /** The selected records. */
  records: readonly BulkRow[]
  /** The actions that the user may apply. */
  actions: readonly BulkAction[]
  /** The action that the user has begun; null if there is none. */
  plan: BulkPlan | null
  onPlan: (plan: BulkPlan | null) => void
  /** Applies the action. Rejects after an error, which the app shows. */
  onRun: () => Promise<{ data: { refused: readonly unknown[] } }>
  /** Ends the selection. */
  onDone: () => void
}

const icons = {
  group_id: <GroupIcon />,
  vehicle_id: <VehicleIcon />,
  driver_id: <DriverIcon />,
  remove: <DeleteIcon />,
}

/**
 * Renders the actions on the selected records of a list, on a phone as a menu, and the dialog of the action that the user
 * has begun. If the server refuses some records, the dialog stays open and lists them.
 */
export function BulkActions({ records, actions, plan, onPlan, onDone, ...dialog }: BulkActionsProps) {
  const texts = useBulkTexts()
  const phone = usePhone()
  const id = useId()
  const items = actions.map((action) => ({
    key: action,
    label: texts.labels[action],
    icon: icons[action],
    danger: action === 'remove',
    onSelect: () => onPlan({ action, records }),
  }))

  function close(isDone: boolean) {
    onPlan(null)
    if (isDone) onDone()
  }

  async function run() {
    const result = await dialog.onRun().catch(() => null)
    if (result?.data.refused.length === 0) close(true)
  }

  return (
    <>
      {phone && items.length > 1 ? (
        <MenuButton label={texts.actions} size="small" menuWidth={220}>
          {(closeMenu) => actionItems(items, id, closeMenu)}
        </MenuButton>
      ) : (
        items.map(({ key, label, danger, onSelect }) => (
          <Button
            key={key}
            size="small"
            variant="outlined"
            color={danger ? 'error' : 'primary'}
            onClick={onSelect}
          >
            {label}
          </Button>
        ))
      )}
      {plan && (
        <BulkDialog
          {...dialog}
          plan={plan}
          onPlan={onPlan}
          onRun={() => void run()}
          onClose={() => close(dialog.result !== undefined)}
        />
      )}
    </>
  )
}
