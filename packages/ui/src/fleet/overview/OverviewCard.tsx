import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { type ReactNode, use, useId } from 'react'
import { LoadingBlock } from '../../kit/LoadingBlock/LoadingBlock.tsx'
import { SimulatedChip } from '../status/SimulatedChip.tsx'
import { noValue } from '../../format/createFormat.ts'
import { useFormat } from '../../locales/LocaleProvider.tsx'
import { PartFailed } from './FailureNotice.tsx'
import { type OverviewLoad, SharedFailure } from './OverviewLoad.ts'
import { useOverviewTexts } from './texts.ts'

interface OverviewCardProps {
  title: string
  /** Id of the title. Pass it if the title also labels a list in the card. */
  titleId?: string
  /** True when the card contains simulated data. */
  simulated: boolean
  /** A link beside the title, to the page that shows more. */
  link?: { to: string; label: string }
  children: ReactNode
}

/** Renders a part of the overview as a card with a title. */
export function OverviewCard({ title, titleId, simulated, link, children }: OverviewCardProps) {
  const ownId = useId()
  const id = titleId ?? ownId
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: 2.5, minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
        <Typography id={id} variant="h3" component="h2">
          {title}
        </Typography>
        {simulated && <SimulatedChip />}
        {link && (
          <Link href={link.to} variant="body2" sx={{ ml: 'auto', py: 0.25, fontWeight: 650 }}>
            {link.label}
          </Link>
        )}
      </Box>
      <Box sx={{ mt: 1.5 }}>{children}</Box>
    </Card>
  )
}

interface LoadedPartProps<Data> {
  load: OverviewLoad<Data>
  /** Number of lines of the placeholder that is shown while the part loads. */
  lines: number
  children: (data: Data) => ReactNode
}

/**
 * Renders a part of the overview, or its loading or failed state. If a refresh fails, the old data stay visible, with a
 * note about the failure.
 */
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

/**
 * Returns whether the data are a list. The property `unreadable` of a list is the number of invalid rows that were
 * dropped; undefined if there were none.
 */
function isList(data: unknown): data is unknown[] & { unreadable?: number } {
  return Array.isArray(data)
}
