import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useTexts } from '../../locales/LocaleProvider.tsx'
import type { OverviewLoad } from './OverviewLoad.ts'
import { useOverviewTexts } from './useOverviewTexts.ts'

interface FailureNoticeProps {
  loads: readonly OverviewLoad<unknown>[]
  message: string
}

/** Says once why several parts could not be loaded, with a retry button. */
export function FailureNotice({ loads, message }: FailureNoticeProps) {
  const { state } = useTexts()
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
