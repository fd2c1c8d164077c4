import Card from '@mui/material/Card'
import CardContent from '@mui/material/CardContent'
import { SimulatedChip } from '../SimulatedChip/SimulatedChip.tsx'
import { DetailList, type DetailItem } from './DetailList.tsx'

interface DetailCardProps {
  items: readonly DetailItem[]
  simulated?: boolean
  /** Maximum width in px. */
  maxWidth?: number
}

/** Renders the facts about a record in a card. A chip marks simulated data. */
export function DetailCard({ items, simulated = false, maxWidth = 720 }: DetailCardProps) {
  return (
    <Card sx={{ maxWidth }}>
      <CardContent>
        <DetailList items={items} mark={simulated && <SimulatedChip />} />
      </CardContent>
    </Card>
  )
}
