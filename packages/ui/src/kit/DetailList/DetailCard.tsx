import Card from '@mui/material/Card'
import CardContent from '@mui/material/CardContent'
import type { ReactNode } from 'react'
import { DetailList, type DetailItem } from './DetailList.tsx'
import { cardWidth } from '../../theme/shape.ts'

interface DetailCardProps {
  items: readonly DetailItem[]
  /** A chip at the top, such as one that marks simulated data. */
  mark?: ReactNode
  /** Maximum width in px. */
  maxWidth?: number
}

/** Renders the facts about a record in a card. */
export function DetailCard({ items, mark, maxWidth = cardWidth.narrow }: DetailCardProps) {
  return (
    <Card sx={{ maxWidth }}>
      <CardContent>
        <DetailList items={items} mark={mark} />
      </CardContent>
    </Card>
  )
}
