import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { OverviewLoad } from './OverviewLoad.ts'
import { useOverviewTexts } from './texts.ts'
import { useStateTexts } from '../../kit/texts.ts'

interface FailureNoticeProps {
  loads: readonly OverviewLoad<unknown>[]
  message: string
}

/** Says once why several parts of the overview could not be loaded, with a retry button for all of them. */
export function FailureNotice({ loads, message }: FailureNoticeProps) {
  const state = useStateTexts()
  const overview = useOverviewTexts()
  const failed = loads.filter(({ error }) => error?.message === message)
  const isOld = failed.some(({ data }) => data !== undefined)
  return (
    <Alert
      severity="error"
      action={
        <Button
          color="inherit"
          disabled={failed.some(({ isFetching }) => isFetching)}
          onClick={() => failed.forEach(({ refetch }) => refetch())}
        >
          {state.retry}
        </Button>
      }
    >
      {isOld ? overview.notRenewed(message) : message}
    </Alert>
  )
}

interface PartFailedProps {
  load: OverviewLoad<unknown>
  message: string
}

/** Says why one part of the overview could not be loaded or refreshed, with a retry button. */
export function PartFailed({ load, message }: PartFailedProps) {
  const state = useStateTexts()
  const overview = useOverviewTexts()
  return (
    <Box role="alert" sx={{ display: 'grid', justifyItems: 'start', gap: 1, py: 0.5 }}>
      <Typography variant="body2" sx={{ color: 'error.main', overflowWrap: 'anywhere' }}>
        {load.data === undefined ? message : overview.notRenewed(message)}
      </Typography>
      <Button size="small" variant="outlined" disabled={load.isFetching} onClick={() => load.refetch()}>
        {state.retry}
      </Button>
    </Box>
  )
}
