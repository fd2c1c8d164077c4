import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useFormat } from '../../locales/LocaleProvider.tsx'
import { countGrants, type GrantLine } from './compareGrants.ts'
import { useRoleTexts } from './texts.ts'

interface GrantLinesProps {
  title: string
  icon?: ReactNode
  lines: readonly GrantLine[]
}

/**
 * Renders permissions in words, one line for each group, under a heading with the number of permissions; renders
 * nothing if there are no lines.
 */
export function GrantLines({ title, icon, lines }: GrantLinesProps) {
  const texts = useRoleTexts()
  const { number } = useFormat()
  if (lines.length === 0) return null
  return (
    <Box component="section" sx={{ minWidth: 0, overflowWrap: 'anywhere', textAlign: 'start' }}>
      <Typography
        component="h3"
        variant="subtitle1"
        sx={{ display: 'flex', gap: 1, alignItems: 'center', '& svg': { flexShrink: 0 } }}
      >
        {icon}
        <span>{`${title} (${number(countGrants(lines))})`}</span>
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, pl: icon ? 4 : 0 }}>
        {lines.map(({ group, names, isWhole }) => (
          <Box component="li" key={group} sx={{ py: 0.5 }}>
            <Box component="span" sx={{ fontWeight: 650 }}>{`${group}: `}</Box>
            {isWhole && names.length > 1 ? texts.wholeOfGroup : names.join(', ')}
          </Box>
        ))}
      </Box>
    </Box>
  )
}
