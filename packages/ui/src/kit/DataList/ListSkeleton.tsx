import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { headerHeight, rowHeight } from './gridStyle.ts'
import { useListTexts } from '../texts.ts'

const rows = Array.from({ length: 8 }, (_, at) => at)

/** Shows placeholder rows while the data or the code of the grid loads. */
export function ListSkeleton({ phone }: { phone: boolean }) {
  const { loading } = useListTexts()
  return (
    <Box component="output" sx={{ display: 'block', pt: phone ? 0 : `${headerHeight}px` }}>
      <VisuallyHidden>{loading}</VisuallyHidden>
      {rows.map((row) => (
        <Box
          key={row}
          sx={{
            display: 'flex',
            alignItems: phone ? 'stretch' : 'center',
            flexDirection: phone ? 'column' : 'row',
            justifyContent: phone ? 'center' : 'space-between',
            height: phone ? 60 : rowHeight,
            px: 2,
            borderTop: 1,
            borderColor: 'divider',
          }}
        >
          <Skeleton width={phone ? '55%' : '22%'} />
          <Skeleton width={phone ? '80%' : '18%'} />
          {!phone && <Skeleton width="28%" />}
        </Box>
      ))}
    </Box>
  )
}
