import ChevronLeftIcon from '@mui/icons-material/ChevronLeftOutlined'
import ChevronRightIcon from '@mui/icons-material/ChevronRightOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { useFormat } from '../../locales/LocaleProvider.tsx'
import { type DataListProps, nounFor } from './DataListProps.ts'
import type { RowPage } from './selectRows.ts'
import { useListTexts } from '../texts.ts'

/** Shows the number of matching rows and the pagination. Screen readers announce a change of the number. */
export function ListFooter({
  noun,
  total,
  matching,
  page,
  onPage,
}: {
  noun: DataListProps<unknown>['noun']
  /** Number of all rows; undefined if only the number of matching rows is known. */
  total: number | undefined
  matching: number
  page: Omit<RowPage<unknown>, 'rows'>
  onPage: (page: number) => void
}) {
  const list = useListTexts()
  const { number } = useFormat()
  const all = total ?? matching
  const counted = nounFor(noun, number(all))
  let count = list.total(number(all), counted)
  if (total === undefined) count = list.found(number(matching), counted)
  else if (matching !== total) count = list.matching(number(matching), number(total), counted)
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        px: 2,
        minHeight: 44,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Typography component="output" variant="body2" sx={{ flex: 1, color: 'text.secondary' }}>
        {count}
      </Typography>
      {page.pages > 1 && (
        <Box component="nav" aria-label={list.pages} sx={{ display: 'flex', alignItems: 'center' }}>
          <Typography variant="body2" sx={{ color: 'text.secondary', mr: 1 }}>
            {list.range(number(page.from), number(page.to), number(matching))}
          </Typography>
          <IconButton
            size="small"
            aria-label={list.previousPage}
            disabled={page.page === 1}
            onClick={() => onPage(page.page - 1)}
          >
            <ChevronLeftIcon />
          </IconButton>
          <IconButton
            size="small"
            aria-label={list.nextPage}
            disabled={page.page === page.pages}
            onClick={() => onPage(page.page + 1)}
          >
            <ChevronRightIcon />
          </IconButton>
        </Box>
      )}
    </Box>
  )
}
