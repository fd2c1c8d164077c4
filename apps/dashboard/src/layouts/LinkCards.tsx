import Card from '@mui/material/Card'
import CardActionArea from '@mui/material/CardActionArea'
import CardContent from '@mui/material/CardContent'
import Grid from '@mui/material/Grid'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

export type LinkCard = { title: string; text: string; to: string; icon: ReactNode }

/** A few ways on, each a card to click. */
export function LinkCards({ cards }: { cards: LinkCard[] }) {
  return (
    <Grid container spacing={2}>
      {cards.map(({ title, text, to, icon }) => (
        <Grid key={to} size={{ xs: 12, sm: 6, lg: 4 }}>
          <Card sx={{ height: '100%' }}>
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
        </Grid>
      ))}
    </Grid>
  )
}
