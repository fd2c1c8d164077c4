import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useFormat } from '../../locales/LocaleProvider.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { foldedWords } from './foldText.ts'
import type { SearchGroup } from './SearchGroup.ts'
import type { FoundGroup } from './searchGroups.ts'
import { useSearchTexts } from './texts.ts'

interface SearchOutcomeProps {
  groups: readonly SearchGroup[]
  found: readonly FoundGroup[]
  search: string
}

/** Tells screen readers the number of results. If there is no result, shows a text. */
export function SearchOutcome({ groups, found, search }: SearchOutcomeProps) {
  const texts = useSearchTexts()
  const format = useFormat()
  const total = found.reduce((sum, part) => sum + part.total, 0)
  const searching = foldedWords(search).length > 0
  const nothing = searching && total === 0 && !groups.some((group) => group.loading)
  return (
    <Box component="output" sx={{ display: 'block' }}>
      {searching && total > 0 ? <VisuallyHidden>{texts.count(format.number(total))}</VisuallyHidden> : null}
      {nothing ? (
        <Box sx={{ px: 2, py: 5, textAlign: 'center', overflowWrap: 'anywhere' }}>
          <Typography variant="subtitle1">{texts.none(search.trim())}</Typography>
          <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
            {texts.noneText}
          </Typography>
        </Box>
      ) : null}
    </Box>
  )
}
