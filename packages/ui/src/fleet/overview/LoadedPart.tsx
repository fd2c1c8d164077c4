import Typography from '@mui/material/Typography'
import { use, type ReactNode } from 'react'
import { LoadingBlock } from '../../components/LoadingBlock/LoadingBlock.tsx'
import { noValue } from '../../format/createFormat.ts'
import { useFormat } from '../../locales/useFormat.ts'
import type { OverviewLoad } from './OverviewLoad.ts'
import { PartFailed } from './PartFailed.tsx'
import { SharedFailure } from './sharedFailure.ts'
import { useOverviewTexts } from './useOverviewTexts.ts'

interface LoadedPartProps<Data> {
  load: OverviewLoad<Data>
  /** Lines of the placeholder. */
  lines: number
  children: (data: Data) => ReactNode
}

/** Renders a part of the overview by the state of its own load; older data stay visible with a note. */
export function LoadedPart<Data>({ load, lines, children }: LoadedPartProps<Data>) {
  const { data, error } = load
  const isShownAbove = error !== null && error.message === use(SharedFailure)
  const overview = useOverviewTexts()
  const format = useFormat()
  return (
    <>
      {data !== undefined && children(data)}
      {isList(data) && data.unreadable !== undefined && (
        <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
          {overview.unreadable(format.number(data.unreadable))}
        </Typography>
      )}
      {error && !isShownAbove && <PartFailed load={load} message={error.message} />}
      {data === undefined && isShownAbove && noValue}
      {data === undefined && !error && <LoadingBlock lines={lines} />}
    </>
  )
}

/** A list states how many rows it omits. */
function isList(data: unknown): data is unknown[] & { unreadable?: number } {
  return Array.isArray(data)
}
