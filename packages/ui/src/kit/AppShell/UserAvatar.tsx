import Avatar from '@mui/material/Avatar'
import { softColour } from '../../theme/paletteOf.ts'

/** Renders the initials of a user in a circle. Screen readers skip it, because the name is beside it. */
export function UserAvatar({ name, size }: { name: string | undefined; size: number }) {
  return (
    <Avatar
      aria-hidden
      component="span"
      sx={{
        width: size,
        height: size,
        fontSize: size > 30 ? '.8125rem' : '.6875rem',
        fontWeight: 700,
        bgcolor: (theme) => softColour(theme, 'primary'),
        color: 'primary.main',
      }}
    >
      {name === undefined ? null : initials(name)}
    </Avatar>
  )
}

function initials(name: string): string {
  const words = name.trim().split(/\s+/)
  const ends = words.length > 1 ? [words.at(0), words.at(-1)] : words
  return ends
    .map((word) => word?.match(/^./u)?.[0] ?? '')
    .join('')
    .toLocaleUpperCase('id')
}
