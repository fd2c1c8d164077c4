import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useId, type ReactNode } from 'react'
import { SimulatedChip } from '../../components/SimulatedChip/SimulatedChip.tsx'

interface OverviewCardProps {
  title: string
  /** True when the card contains simulated data. */
  simulated: boolean
  /** Link to the full page. */
  link?: { to: string; label: string }
  children: ReactNode
}

/** Renders a titled part of the overview in a card. */
export function OverviewCard({ title, simulated, link, children }: OverviewCardProps) {
  const id = useId()
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: 2.5, minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
        <Typography id={id} variant="h3" component="h2">
          {title}
        </Typography>
        {simulated && <SimulatedChip />}
        {link && (
          <Link href={link.to} variant="body2" sx={{ ml: 'auto', py: 0.25, fontWeight: 650 }}>
            {link.label}
          </Link>
        )}
      </Box>
      <Box sx={{ mt: 1.5 }}>{children}</Box>
    </Card>
  )
}
