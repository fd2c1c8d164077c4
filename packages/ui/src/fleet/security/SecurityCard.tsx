'use client'

import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import CardContent from '@mui/material/CardContent'
import Typography from '@mui/material/Typography'
import { useId, type ReactNode } from 'react'
import { cardWidth } from '../../theme/shape.ts'

export interface SecurityCardProps {
  title: string
  text?: string
  /** A button at the end of the card. */
  action?: ReactNode
  children?: ReactNode
}

/** Renders a card of the security page (Keamanan) about one subject, such as the password or the sessions. */
export function SecurityCard({ title, text, action, children }: SecurityCardProps) {
  const id = useId()
  return (
    <Card
      component="section"
      aria-labelledby={id}
      sx={{ maxWidth: cardWidth.narrow, 'section + &': { mt: 2.5 } }}
    >
      <CardContent>
        <Typography id={id} variant="h3" component="h2">
          {title}
        </Typography>
        {text && <Typography sx={{ mt: 0.5, color: 'text.secondary' }}>{text}</Typography>}
        {children}
        {action && <Box sx={{ mt: 2, display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>{action}</Box>}
      </CardContent>
    </Card>
  )
}
