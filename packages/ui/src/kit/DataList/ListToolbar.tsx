'use client'

import SelectIcon from '@mui/icons-material/CheckBoxOutlined'
import CheckIcon from '@mui/icons-material/CheckOutlined'
import CloseIcon from '@mui/icons-material/CloseOutlined'
import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Divider from '@mui/material/Divider'
import IconButton from '@mui/material/IconButton'
import MenuItem from '@mui/material/MenuItem'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { ColumnChooser } from '../ColumnChooser/ColumnChooser.tsx'
import type { DataColumn, ListFilter } from './DataColumn.ts'
import { ExportButton, type ExportButtonProps } from '../ExportButton/ExportButton.tsx'
import type { ExportOutcome } from './useListExport.ts'
import { usePhone } from '../../hooks/usePhone.ts'
import { type KitTexts, useListTexts } from '../texts.ts'
import { type Density, densities, useDensity } from './useDensity.ts'
import FilterIcon from '@mui/icons-material/FilterListOutlined'
import { CheckMenu } from '../CheckMenu/CheckMenu.tsx'

interface ListToolbarProps<Row> {
  search: ReactNode
  /** The saved views of the user. */
  views: ReactNode
  columns: readonly DataColumn<Row>[]
  filters: readonly ListFilter<Row>[]
  activeFilters: readonly string[]
  onFilters: (keys: readonly string[]) => void
  visibleColumns: readonly string[]
  onVisibleColumnsChange: (keys: readonly string[]) => void
  onWidth: (key: string, px: number) => void
  onResetWidths: (() => void) | undefined
  actions?: ReactNode
  /** Exports the list; null if there is nothing to export, undefined if the list has no export. */
  onExport: ExportButtonProps['onExport'] | undefined
  /** Whether the rows of a phone show their check boxes; undefined if rows cannot be selected. */
  selecting: boolean | undefined
  onSelecting: (begins: boolean) => void
  /** Result of the last export; null if there was none. */
  outcome: ExportOutcome | null
}

/** Renders the search, the active filters as chips, and the menus of filters and columns. */
export function ListToolbar<Row>(props: ListToolbarProps<Row>) {
  const { filters, activeFilters, onFilters } = props
  const texts = useListTexts()
  const phone = usePhone()
  const [density, setDensity] = useDensity()
  const active = filters.filter(({ key }) => activeFilters.includes(key))
  return (
    <>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 1,
          p: { xs: 1.5, sm: 2 },
          pb: { sm: 1.75 },
        }}
      >
        {phone && props.selecting !== undefined ? (
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, flex: '1 1 100%' }}>
            {props.search}
            <IconButton
              aria-label={texts.selectRows}
              aria-pressed={props.selecting}
              color={props.selecting ? 'primary' : 'default'}
              onClick={() => props.onSelecting(!props.selecting)}
            >
              <SelectIcon />
            </IconButton>
          </Box>
        ) : (
          props.search
        )}
        {props.views}
        {active.map(({ key, label }) => (
          <Chip
            key={key}
            color="primary"
            label={label}
            deleteIcon={<CloseIcon sx={{ '&&': { fontSize: 16 } }} />}
            aria-label={texts.removeFilter(label)}
            onClick={() => onFilters(activeFilters.filter((other) => other !== key))}
            onDelete={() => onFilters(activeFilters.filter((other) => other !== key))}
          />
        ))}
        <Box sx={actionsLook}>
          {props.actions}
          {filters.length > 0 && <FilterMenu filters={filters} active={activeFilters} onChange={onFilters} />}
          <ColumnChooser
            columns={props.columns}
            visible={props.visibleColumns}
            onChange={props.onVisibleColumnsChange}
            // On a phone the list has neither widths nor a density.
            {...(!phone && {
              onWidth: props.onWidth,
              onResetWidths: props.onResetWidths,
              more: densityItems(texts, density, setDensity),
            })}
          />
          {props.onExport !== undefined && <ExportButton onExport={props.onExport} />}
        </Box>
      </Box>
      <Typography
        component="output"
        variant="body2"
        sx={{
          display: 'block',
          px: { xs: 1.5, sm: 2 },
          color: props.outcome?.isFailure ? 'error.main' : 'text.secondary',
          '&:not(:empty)': { pb: 1.5 },
        }}
      >
        {props.outcome?.text}
      </Typography>
    </>
  )
}

/** Below 1200 px the buttons have no icons, so that no label is cut and the search stays on the same line. */
const actionsLook = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  ml: 'auto',
  minWidth: 0,
  '& > button': { flexShrink: 0 },
  '& .MuiButton-startIcon': { display: { xs: 'none', lg: 'inherit' } },
} as const

/** Returns the menu items from which users choose the density of the rows. */
function densityItems(texts: KitTexts['list'], chosen: Density, onChoose: (density: Density) => void) {
  return [
    <Divider key="density divider" component="li" />,
    <Typography
      key="density"
      component="li"
      role="presentation"
      variant="overline"
      sx={{ px: 1.5, py: 0.5, color: 'text.secondary' }}
    >
      {texts.density}
    </Typography>,
    ...densities.map((density) => (
      <MenuItem
        key={density}
        role="menuitemradio"
        aria-checked={density === chosen}
        onClick={() => onChoose(density)}
      >
        {texts.densities[density]}
        {density === chosen && <CheckIcon sx={{ ml: 'auto', color: 'primary.main' }} />}
      </MenuItem>
    )),
  ]
}

/** Renders the filters of a list as check boxes. A change applies at once. */
function FilterMenu({
  filters,
  active,
  onChange,
}: {
  filters: readonly { key: string; label: string }[]
  active: readonly string[]
  onChange: (active: readonly string[]) => void
}) {
  const { filters: label } = useListTexts()
  return (
    <CheckMenu
      label={label}
      icon={<FilterIcon />}
      items={filters.map(({ key, label }) => ({ key, label, checked: active.includes(key) }))}
      onToggle={(key) =>
        onChange(active.includes(key) ? active.filter((other) => other !== key) : [...active, key])
      }
    />
  )
}
