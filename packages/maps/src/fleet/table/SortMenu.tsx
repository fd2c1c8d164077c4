'use client'
import SwapVertOutlined from '@mui/icons-material/SwapVertOutlined'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { chipRadius } from '@sikud/ui/status'
import { type MouseEvent, type ReactElement, useState } from 'react'
import { useFleetTexts } from '../../locales/useFleetTexts.ts'
import type { FleetSort } from '../store/fleetView.ts'

const sortKeys = ['plate', 'status', 'since', 'age'] as const

interface SortMenuProps {
  sort: FleetSort
  onSort: (sort: FleetSort) => void
}

/** Renders a button that names the order of the list, and a menu of all orders. */
export function SortMenu({ sort, onSort }: SortMenuProps) {
  const texts = useFleetTexts()
  const orderOf = ({ key, descending }: FleetSort) => texts.orders[key][descending ? 1 : 0] ?? ''
  return (
    <ChoiceMenu
      label={texts.sortedBy(orderOf(sort))}
      choices={sortKeys.flatMap((key) =>
        [false, true].map((descending) => ({
          label: orderOf({ key, descending }),
          isChosen: sort.key === key && sort.descending === descending,
          onChoose: () => onSort({ key, descending }),
        })),
      )}
    />
  )
}

interface ChoiceMenuProps {
  label: string
  /** An icon that is shown in place of the label. */
  icon?: ReactElement
  choices: readonly { label: string; isChosen: boolean; onChoose: () => void }[]
}

/** Renders a button with a menu from which the user takes one choice. */
export function ChoiceMenu({ label, icon, choices }: ChoiceMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const opener = {
    'aria-haspopup': 'menu',
    'aria-expanded': anchor !== null,
    onClick: (event: MouseEvent<HTMLElement>) => setAnchor(event.currentTarget),
  } as const
  return (
    <>
      {icon ? (
        <IconButton {...opener} aria-label={label} title={label} sx={iconLook}>
          {icon}
        </IconButton>
      ) : (
        <Button
          {...opener}
          size="small"
          color="inherit"
          startIcon={<SwapVertOutlined />}
          sx={{ whiteSpace: 'nowrap' }}
        >
          {label}
        </Button>
      )}
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': label } }}
      >
        {choices.map((choice) => (
          <MenuItem
            key={choice.label}
            role="menuitemradio"
            aria-checked={choice.isChosen}
            selected={choice.isChosen}
            onClick={() => {
              setAnchor(null)
              choice.onChoose()
            }}
          >
            {choice.label}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}

// Looks like a chip. It needs a surface, because on phones it floats on the map.
const iconLook = {
  width: 34,
  height: 34,
  border: 1,
  borderColor: 'divider',
  borderRadius: chipRadius,
  bgcolor: 'background.paper',
  '&:hover': { bgcolor: 'background.paper', borderColor: 'text.secondary' },
} as const
