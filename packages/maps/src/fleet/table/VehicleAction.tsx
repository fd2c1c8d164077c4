'use client'
import Button, { type ButtonProps } from '@mui/material/Button'
import type { ReactNode } from 'react'

interface VehicleActionProps extends Omit<ButtonProps, 'children' | 'startIcon' | 'endIcon'> {
  icon: ReactNode
  label: string
}

/** Renders an action of the selected vehicle: an icon above a short label. All actions of a row have the same width. */
export function VehicleAction({ icon, label, ...button }: VehicleActionProps) {
  const isPressed = button['aria-pressed'] === true
  return (
    <Button
      size="small"
      variant={isPressed ? 'contained' : 'outlined'}
      color={isPressed ? 'primary' : 'inherit'}
      {...button}
      sx={actionLook}
    >
      {icon}
      {label}
    </Button>
  )
}

const actionLook = {
  flexDirection: 'column',
  gap: 0.25,
  minWidth: 0,
  px: 0.25,
  py: 0.75,
  fontSize: 11.5,
  lineHeight: 1.3,
  '&:not([aria-pressed=true])': { borderColor: 'divider' },
  '& svg': { fontSize: 20 },
} as const
