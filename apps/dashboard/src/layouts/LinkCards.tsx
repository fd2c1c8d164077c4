import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import CardActionArea from '@mui/material/CardActionArea'
import CardContent from '@mui/material/CardContent'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

export type LinkCard = { title: string; text: string; to: string; icon: ReactNode }

/** A few ways on, each a card to click. */
export function LinkCards({ cards }: { cards: LinkCard[] }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
      }}
    >
      {cards.map(({ title, text, to, icon }) => (
        <Card key={to}>
          <CardActionArea href={to} sx={{ height: '100%' }}>
            <CardContent sx={{ '& svg': { color: 'primary.main', mb: 1.5, fontSize: 24 } }}>
              {icon}
              <Typography variant="h3" component="h2">
                {title}
              </Typography>
              <Typography sx={{ mt: 0.5, color: 'text.secondary' }}>{text}</Typography>
            </CardContent>
          </CardActionArea>
        </Card>
      ))}
    </Box>
  )
}
