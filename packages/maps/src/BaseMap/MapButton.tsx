'use client'
import IconButton from '@mui/material/IconButton'
import type { MouseEvent, ReactNode } from 'react'
import { controlRadius } from '@sikud/ui/status'

interface MapButtonProps {
  label: string
  pressed?: boolean
  /** Whether the menu of the button is open; undefined for a button without a menu. */
  isMenuOpen?: boolean
  onClick: (event: MouseEvent<HTMLButtonElement>) => void
  children: ReactNode
}

/** Renders a square button that floats on the map. */
export function MapButton({ label, pressed, isMenuOpen, onClick, children }: MapButtonProps) {
  return (
    <IconButton
      aria-label={label}
      aria-pressed={pressed}
      aria-haspopup={isMenuOpen === undefined ? undefined : 'menu'}
      aria-expanded={isMenuOpen}
      title={label}
      onClick={onClick}
      sx={{
        width: 40,
        height: 40,
        borderRadius: controlRadius,
        border: 1,
        borderColor: pressed ? 'primary.main' : 'divider',
        bgcolor: 'background.paper',
        color: pressed ? 'primary.main' : 'text.primary',
        '&:hover': { bgcolor: 'background.paper', borderColor: 'text.secondary' },
        '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
      }}
    >
      {children}
    </IconButton>
  )
}
