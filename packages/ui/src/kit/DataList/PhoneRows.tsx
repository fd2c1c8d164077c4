import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Fragment, useRef } from 'react'
import { noValue } from '../../format/createFormat.ts'
import { type DataColumn, cellContent, namingColumn } from './DataColumn.ts'
import type { RowTableProps } from './DataListProps.ts'
import { usePeekAction, usePeekedRow } from './usePeekedRow.tsx'
import { useListTexts } from '../texts.ts'
import { type RowId, type RowSelection } from './useListSelection.ts'

/**
 * Renders one page of rows on a phone. Each row has its name and below it the other values on at most two lines, and the
 * whole row is a link if it has one.
 */
export function PhoneRows<Row extends object>(props: RowTableProps<Row>) {
  const { label, columns, rows, rowTo, rowBadge, rowActions, getRowId, selection } = props
  const { selectRow } = useListTexts()
  const peekAction = usePeekAction(props.onPeek, getRowId)
  const list = useRef<HTMLUListElement>(null)
  usePeekedRow(props.peeked, (id) => {
    const at = rows.findIndex((row) => getRowId(row) === id)
    list.current?.children[at]?.querySelector<HTMLElement>('button')?.focus()
  })
  const main = namingColumn(columns)
  const others = columns.filter((column) => column !== main)
  return (
    <Box component="ul" ref={list} aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {rows.map((row) => (
        <Box
          component="li"
          key={getRowId(row)}
          sx={{ display: 'flex', alignItems: 'center', borderTop: 1, borderColor: 'divider' }}
        >
          {selection && (
            <Checkbox
              checked={selection.ids.has(getRowId(row))}
              onChange={() => toggle(selection, getRowId(row))}
              slotProps={{ input: { 'aria-label': selectRow(String(main?.value(row) ?? getRowId(row))) } }}
              sx={{ ml: 0.5, mr: -1.5 }}
            />
          )}
          <Box
            {...(rowTo && { component: Link, href: rowTo(row), underline: 'none' })}
            sx={{
              flex: 1,
              minWidth: 0,
              px: 2,
              py: 1.25,
              minHeight: 60,
              ...(rowTo && { '&:active': { bgcolor: 'action.hover' } }),
            }}
          >
            <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 }}>
              <Typography component="span" noWrap sx={{ fontWeight: 650 }}>
                {main === undefined ? noValue : cellContent(main, row)}
              </Typography>
              {rowBadge?.(row)}
            </Box>
            <Typography
              component="span"
              variant="body2"
              // A plate or an e-mail in the middle of the values is not cut; only a third line is.
              sx={{
                display: '-webkit-box',
                WebkitBoxOrient: 'vertical',
                WebkitLineClamp: 2,
                overflow: 'hidden',
                overflowWrap: 'anywhere',
                color: 'text.secondary',
              }}
            >
              <SecondaryValues columns={others} row={row} />
            </Typography>
          </Box>
          {rowActions && <Box sx={{ pr: 1 }}>{rowActions(row, undefined, peekAction(row))}</Box>}
        </Box>
      ))}
    </Box>
  )
}

function toggle({ ids, onChange }: RowSelection, id: RowId) {
  const next = new Set(ids)
  if (!next.delete(id)) next.add(id)
  onChange(next)
}

function SecondaryValues<Row>({ columns, row }: { columns: readonly DataColumn<Row>[]; row: Row }) {
  const filled = columns.filter((column) => {
    const value = column.value(row)
    return value !== null && value !== ''
  })
  if (filled.length === 0) return noValue
  return filled.map((column, at) => (
    <Fragment key={column.key}>
      {at > 0 && ' '}
      {/* A value such as a plate does not break, and no line begins with the dot. */}
      <Box component="span" sx={{ display: 'inline-block', maxWidth: '100%', verticalAlign: 'bottom' }}>
        {cellContent(column, row)}
        {at < filled.length - 1 && ' ·'}
      </Box>
    </Fragment>
  ))
}
