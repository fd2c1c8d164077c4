import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { VisuallyHidden } from '../../kit/VisuallyHidden/VisuallyHidden.tsx'
import { useFormat } from '../../locales/LocaleProvider.tsx'
import { markRadius } from '../../theme/shape.ts'
import type { TripDay } from './tripDays.ts'
import { useOverviewTexts } from './texts.ts'

/** Space in px for the number above the longest bar. */
const figureHeight = 24

/** Shows the distance of each day as a bar. Screen readers read the day, the distance and the number of trips. */
export function DayBars({ days }: { days: readonly TripDay[] }) {
  const overview = useOverviewTexts()
  const format = useFormat()
  const longest = Math.max(...days.map(({ distance }) => distance), Number.MIN_VALUE)
  return (
    <Box
      component="ol"
      aria-label={overview.dailyDistance}
      sx={{
        display: 'grid',
        gridTemplateColumns: `repeat(${days.length}, minmax(0, 1fr))`,
        columnGap: { xs: 0.75, sm: 1.5 },
        m: 0,
        p: 0,
        listStyle: 'none',
        textAlign: 'center',
      }}
    >
      {days.map(({ day, at, distance, count }) => {
        const text = overview.dayText(day, format.distance(distance), format.number(count))
        return (
          <Box component="li" key={day} title={text}>
            <VisuallyHidden>{text}</VisuallyHidden>
            <Box aria-hidden>
              <Box
                sx={{
                  display: 'flex',
                  flexDirection: 'column',
                  justifyContent: 'flex-end',
                  height: { xs: 128, lg: 208 },
                  borderBottom: 1,
                  borderColor: 'divider',
                }}
              >
                <Typography variant="caption" sx={{ color: count > 0 ? 'text.primary' : 'text.secondary' }}>
                  {format.number(Math.round(distance))}
                </Typography>
                <Box
                  sx={{
                    flexShrink: 0,
                    height: `calc((100% - ${figureHeight}px) * ${distance / longest})`,
                    mx: 'auto',
                    width: '100%',
                    maxWidth: 40,
                    borderRadius: `${markRadius} ${markRadius} 0 0`,
                    bgcolor: 'primary.main',
                    '@media (forced-colors: active)': { bgcolor: 'CanvasText' },
                  }}
                />
              </Box>
              <Typography variant="caption" sx={{ color: 'text.secondary' }}>
                {format.weekday(at)}
              </Typography>
            </Box>
          </Box>
        )
      })}
    </Box>
  )
}
