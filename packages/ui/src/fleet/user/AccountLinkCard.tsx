'use client'

import LinkIcon from '@mui/icons-material/LinkOutlined'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import CardContent from '@mui/material/CardContent'
import Typography from '@mui/material/Typography'
import type { User } from '@sikud/api'
import { useUserTexts } from './texts.ts'
import { cardWidth } from '../../theme/shape.ts'

export interface AccountLinkCardProps {
  user: User
  /** Called to create a link and show it. */
  onMake: () => void
}

/** Offers a link with which a user sets a password. It has no password field: users choose their own password. */
export function AccountLinkCard({ user, onMake }: AccountLinkCardProps) {
  const texts = useUserTexts()
  return (
    <Card sx={{ maxWidth: cardWidth.narrow }}>
      <CardContent>
        <Typography variant="h2">{texts.linkCard}</Typography>
        <Typography sx={{ mt: 1, mb: 2.5, color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {texts.linkCardText(user.name)}
        </Typography>
        <Button variant="contained" startIcon={<LinkIcon />} onClick={onMake}>
          {texts.linkCopy}
        </Button>
      </CardContent>
    </Card>
  )
}
