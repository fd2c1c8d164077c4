import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import CircularProgress from '@mui/material/CircularProgress'
import Typography from '@mui/material/Typography'
import { foldedWords } from './foldText.ts'
import type { SearchGroup } from './SearchGroup.ts'
import { useSearchTexts } from './texts.ts'
import { useStateTexts } from '../texts.ts'

const notices = {
  flexShrink: 0,
  maxHeight: '40%',
  overflowY: 'auto',
  px: 1,
  borderTop: 1,
  borderColor: 'divider',
} as const
const line = { display: 'flex', alignItems: 'center', gap: 1.5, minHeight: 40, px: 1.5, py: 0.75 } as const

/** Lists the groups that are still loading, and those whose load failed. */
export function SearchNotices({ groups, search }: { groups: readonly SearchGroup[]; search: string }) {
  const state = useStateTexts()
  const texts = useSearchTexts()
  if (foldedWords(search).length === 0) return null
  const loading = groups.filter((group) => group.loading)
  const failed = groups.filter((group) => group.error !== undefined && !group.loading)
  if (loading.length + failed.length === 0) return null
  return (
    <Box sx={notices}>
      {failed.map((group) => (
        <Box key={group.key} role="alert" sx={line}>
          <ErrorOutlineOutlined sx={{ color: 'error.main' }} />
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Typography>{texts.failed(group.label)}</Typography>
            <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
              {group.error}
            </Typography>
          </Box>
          {group.onRetry ? (
            <Button size="small" onClick={group.onRetry}>
              {state.retry}
            </Button>
          ) : null}
        </Box>
      ))}
      {loading.length > 0 ? (
        <Box component="output" sx={{ ...line, color: 'text.secondary' }}>
          <CircularProgress size={16} color="inherit" aria-hidden />
          <Typography variant="body2">
            {texts.loading(loading.map((group) => group.label).join(', '))}
          </Typography>
        </Box>
      ) : null}
    </Box>
  )
}
