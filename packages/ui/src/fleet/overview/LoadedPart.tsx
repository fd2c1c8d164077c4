import type { ReactNode } from 'react'
import { LoadingBlock } from '../../components/LoadingBlock/LoadingBlock.tsx'
import type { OverviewLoad } from './OverviewLoad.ts'
import { PartFailed } from './PartFailed.tsx'

interface LoadedPartProps<Data> {
  load: OverviewLoad<Data>
  /** Lines of the placeholder. */
  lines: number
  children: (data: Data) => ReactNode
}

/** A part of the overview in every state of its own load; what was loaded before stays, and says that it is not new. */
export function LoadedPart<Data>({ load, lines, children }: LoadedPartProps<Data>) {
  const { data, error } = load
  return (
    <>
      {data !== undefined && children(data)}
      {error && <PartFailed load={load} message={error.message} />}
      {data === undefined && !error && <LoadingBlock lines={lines} />}
    </>
  )
}
