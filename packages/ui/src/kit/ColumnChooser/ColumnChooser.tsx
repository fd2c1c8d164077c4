'use client'

import ColumnsIcon from '@mui/icons-material/ViewWeekOutlined'
import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import { type ReactNode, useRef, useState } from 'react'
import { lazyPart } from '../../lazy/lazyPart.tsx'
import { useFormat } from '../../locales/LocaleProvider.tsx'
import { CheckMenu } from '../CheckMenu/CheckMenu.tsx'
import { useListTexts } from '../texts.ts'
import {
  type ChoosableColumn,
  defaultColumnKeys,
  isLocked,
  leadingFirst,
  orderColumnKeys,
  toggleColumnKey,
} from './visibleColumns.ts'

export interface ColumnChooserProps {
  columns: readonly ChoosableColumn[]
  /** Keys of the visible columns, in order. */
  visible: readonly string[]
  onChange: (visible: readonly string[]) => void
  /** Stores the width of a column in px. Without it, users cannot change widths here. */
  onWidth?: ((key: string, px: number) => void) | undefined
  /** Gives all columns their default widths; undefined if they have them. */
  onResetWidths?: (() => void) | undefined
  /** Further items of the menu, each with a key. */
  more?: ReactNode[] | undefined
}

const ColumnOrder = lazyPart(async () => (await import('./ColumnOrder.tsx')).ColumnOrder)

/**
 * Renders the menu in which users choose the columns of a list, and opens a panel for their order and widths. A choice
 * applies at once. The last visible column cannot be hidden.
 */
export function ColumnChooser(props: ColumnChooserProps) {
  const { columns, visible, onChange, onWidth, onResetWidths, more = [] } = props
  const texts = useListTexts()
  const { number } = useFormat()
  const [arranging, setArranging] = useState(false)
  const place = useRef<HTMLSpanElement>(null)
  const defaults = defaultColumnKeys(columns)
  const shown = leadingFirst(columns, visible)
  const byKey = new Map(columns.map((column) => [column.key, column]))
  return (
    <Box component="span" ref={place} sx={{ display: 'inline-flex' }}>
      <CheckMenu
        label={texts.columns}
        icon={<ColumnsIcon />}
        items={orderColumnKeys(columns, visible).map((key) => ({
          key,
          label: byKey.get(key)?.label ?? key,
          checked: visible.includes(key),
          disabled: isLocked(columns, visible, key),
        }))}
        onToggle={(key) => onChange(toggleColumnKey(columns, visible, key))}
        reset={{
          label: texts.resetColumns,
          onReset: () => {
            onChange(defaults)
            onResetWidths?.()
          },
          disabled: shown.join() === leadingFirst(columns, defaults).join() && onResetWidths === undefined,
        }}
        more={(close) => [
          <MenuItem
            key="arrange"
            onClick={() => {
              close()
              setArranging(true)
            }}
          >
            {texts.arrangeColumns}
          </MenuItem>,
          ...more,
        ]}
      />
      {arranging && (
        <ColumnOrder
          texts={texts}
          number={number}
          columns={columns}
          visible={shown}
          onChange={onChange}
          onWidth={onWidth}
          place={place}
          onClose={() => setArranging(false)}
        />
      )}
    </Box>
  )
}
