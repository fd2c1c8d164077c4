import type { LastPosition } from '@sikud/api'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { Age } from '../../components/Age/Age.tsx'
import { LongText } from '../../components/LongText/LongText.tsx'
import { useAge } from '../../hooks/useAge.ts'
import { useNow } from '../../hooks/useNow.ts'
import { noValue } from '../../format/createFormat.ts'
import { StatusLabel } from '../status/StatusLabel.tsx'
import { isOldPosition } from './positionFreshness.ts'
import { statusOf } from './statusOf.ts'
import { useOverviewTexts } from './useOverviewTexts.ts'

interface PositionFactsProps {
  position: LastPosition
  /** In ms since 1970. */
  loadedAt: number
}

/** Shows vehicle, status, age and coordinates of a position; past tense if it is old or has no time. */
export function PositionFacts({ position, loadedAt }: PositionFactsProps) {
  const overview = useOverviewTexts()
  const now = Math.max(useNow(), loadedAt)
  const loadedAge = useAge(loadedAt)
  const { lat, lng, time, vehicle, status } = position
  const old = isOldPosition(time, now)
  const words = status?.text?.trim() ?? ''
  const kind = old === false ? statusOf(words) : undefined
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: '1.4fr 1fr 1.4fr' },
        alignItems: 'center',
        gap: { xs: 1, sm: 2.5 },
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="h2" component="p" sx={{ overflowWrap: 'anywhere' }}>
          {vehicle?.number ?? noValue}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {vehicle ? vehicle.name : overview.unknownVehicle}
        </Typography>
      </Box>
      {kind ? (
        <StatusLabel status={kind} />
      ) : (
        <Typography component="div" sx={{ minWidth: 0 }}>
          <LongText text={words === '' ? noValue : overview.lastStatus(words)} />
        </Typography>
      )}
      <Box>
        <Typography sx={{ color: old === false ? 'text.primary' : 'warning.main' }}>
          {old === undefined ? overview.loadedAge(loadedAge) : <Age at={time} />}
          {old && ` · ${overview.oldPosition}`}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {lat.toFixed(5)}, {lng.toFixed(5)}
        </Typography>
      </Box>
    </Box>
  )
}
