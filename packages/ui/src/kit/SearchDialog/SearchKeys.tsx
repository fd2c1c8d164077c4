import Box from '@mui/material/Box'
import { onMac } from '../../hooks/onMac.ts'
import { markRadius } from '../../theme/shape.ts'
import { useSearchTexts } from './texts.ts'

const key = {
  mr: 0.75,
  px: 0.75,
  fontFamily: 'inherit',
  border: 1,
  borderColor: 'divider',
  borderRadius: markRadius,
} as const

/**
 * Shows the keyboard shortcuts of the search. They are hidden from screen readers, because screen readers already
 * announce the keys of an input with the role `combobox`.
 */
export function SearchKeys({ saves }: { saves: boolean }) {
  const { keys } = useSearchTexts()
  const hints = [
    ['↑ ↓', keys.move],
    ['Enter', saves ? keys.save : keys.open],
    ...(saves ? [] : [[onMac ? '⌘ Enter' : 'Ctrl Enter', keys.newTab] as const]),
    ['Esc', keys.close],
  ]
  return (
    <Box
      aria-hidden
      sx={{
        display: { xs: 'none', sm: 'flex' },
        flexShrink: 0,
        flexWrap: 'wrap',
        columnGap: 2.5,
        px: 2.5,
        py: 1.25,
        borderTop: 1,
        borderColor: 'divider',
        typography: 'caption',
        color: 'text.secondary',
      }}
    >
      {hints.map(([name, does]) => (
        <span key={name}>
          <Box component="kbd" sx={key}>
            {name}
          </Box>
          {does}
        </span>
      ))}
    </Box>
  )
}
