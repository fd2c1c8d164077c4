import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { type ReactNode, useEffect, useRef } from 'react'
import { useFormat } from '../../locales/LocaleProvider.tsx'
import { ExportButton, type ExportButtonProps } from '../ExportButton/ExportButton.tsx'
import { useListTexts } from '../texts.ts'
import { type DataListProps, nounFor } from './DataListProps.ts'
import { type ListSelection, isEscape } from './useListSelection.ts'

interface SelectionBarProps<Row> {
  noun: DataListProps<unknown>['noun']
  /** Number of matching rows. */
  total: number
  selection: ListSelection<Row>
  /** Selects all matching rows; undefined if only the rows of opened pages are known. */
  onSelectAll: (() => void) | undefined
  /** Exports the selected rows; undefined if the list has no export. */
  onExport: ExportButtonProps['onExport'] | undefined
  actions: (selection: ListSelection<Row>) => ReactNode
}

/**
 * Shows how many rows are selected, and what the user can do with them. It is below the rows, so that they stay where
 * they are when it appears.
 */
export function SelectionBar<Row>(props: SelectionBarProps<Row>) {
  const { noun, total, selection, onSelectAll, onExport, actions } = props
  const list = useListTexts()
  const { number } = useFormat()
  const { count } = selection
  const bar = useRef<HTMLFieldSetElement>(null)
  const hadRows = useRef(false)
  useEffect(() => {
    // The focused button, or the dialog of an action, disappeared with the selection: the focus goes back to the rows.
    if (count === 0 && hadRows.current && document.activeElement === document.body)
      bar.current?.closest('section')?.querySelector<HTMLElement>('input[type="checkbox"]')?.focus()
    hadRows.current = count > 0
  }, [count])
  return (
    <Box
      component="fieldset"
      ref={bar}
      onKeyDown={(event) => isEscape(event) && selection.clear()}
      aria-label={list.selectionActions}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        rowGap: 1,
        columnGap: { xs: 2, sm: 1 },
        // On a phone the buttons wrap, and their text aligns with the text above.
        '& > button': { ml: { xs: -1.5, sm: 0 } },
        m: 0,
        minWidth: 0,
        border: 0,
        px: 2,
        py: count === 0 ? 0 : 1,
        ...(count > 0 && { borderTop: 1, borderColor: 'divider' }),
        position: 'sticky',
        bottom: 0,
        zIndex: 1,
        bgcolor: 'background.paper',
      }}
    >
      {/* It is always in the page, because screen readers announce only changes of an existing element. */}
      <Typography component="output" variant="body2" sx={{ fontWeight: 650 }}>
        {count > 0 && list.selected(number(count), nounFor(noun, number(count)))}
      </Typography>
      {count > 0 && (
        <>
          {count < total && onSelectAll && (
            <Button size="small" onClick={onSelectAll}>
              {list.selectAll(number(total), nounFor(noun, number(total)))}
            </Button>
          )}
          {count < total && !onSelectAll && (
            <Typography
              variant="body2"
              sx={{ color: 'text.secondary', order: { xs: 1, sm: 0 }, flexBasis: { xs: '100%', sm: 'auto' } }}
            >
              {list.onlySeenPages}
            </Typography>
          )}
          <Button size="small" onClick={selection.clear}>
            {list.clearSelection}
          </Button>
          <Box
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              gap: 1,
              ml: 'auto',
              '& .MuiButton-startIcon': { display: 'none' },
            }}
          >
            {actions(selection)}
            {onExport !== undefined && <ExportButton onExport={onExport} label={list.exportSelected} />}
          </Box>
        </>
      )}
    </Box>
  )
}
