'use client'

import ColumnsIcon from '@mui/icons-material/ViewWeekOutlined'
import { CheckMenu } from '../CheckMenu/CheckMenu.tsx'
import { defaultColumnKeys, isLocked, toggleColumnKey, type ChoosableColumn } from './visibleColumns.ts'
import { useListTexts } from '../texts.ts'

export interface ColumnChooserProps {
  columns: readonly ChoosableColumn[]
  /** Keys of the visible columns. */
  visible: readonly string[]
  onChange: (visible: readonly string[]) => void
}

/**
 * Renders the menu in which users choose the columns of a list. A choice applies at once. The order of the columns
 * never changes, and the last visible column cannot be hidden.
 */
export function ColumnChooser({ columns, visible, onChange }: ColumnChooserProps) {
  const { columns: label, resetColumns } = useListTexts()
  const defaults = defaultColumnKeys(columns)
  return (
    <CheckMenu
      label={label}
      icon={<ColumnsIcon />}
      items={columns.map(({ key, label }) => ({
        key,
        label,
        checked: visible.includes(key),
        disabled: isLocked(columns, visible, key),
      }))}
      onToggle={(key) => onChange(toggleColumnKey(columns, visible, key))}
      reset={{
        label: resetColumns,
        onReset: () => onChange(defaults),
        disabled: visible.join() === defaults.join(),
      }}
    />
  )
}
