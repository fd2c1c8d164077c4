'use client'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useFormat } from '../../locales/LocaleProvider.tsx'
import { useSystemTexts } from './texts.ts'

const WIDTH = 600
const HEIGHT = 96

/**
 * Draws the number of positions per minute as a line; the scale starts at zero. Screen readers read the lowest, the
 * highest and the last value as a sentence.
 */
export function MinuteLine({ counts }: { counts: readonly number[] }) {
  const texts = useSystemTexts()
  const { count } = useFormat()
  const most = Math.max(...counts, 0)
  const last = counts.at(-1) ?? 0
  if (most === 0) return <Typography sx={{ color: 'text.secondary' }}>{texts.none}</Typography>
  const step = WIDTH / Math.max(1, counts.length - 1)
  const points = counts.map((value, index) => `${index * step},${HEIGHT - (value / most) * HEIGHT}`)
  return (
    <>
      <Typography component="p" variant="h2" sx={{ mb: 1 }}>
        {count(last)}{' '}
        <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
          {texts.perMinute}
        </Typography>
      </Typography>
      <Box
        component="svg"
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an inline SVG, so there is no file for an img
        role="img"
        aria-label={`${texts.lastHour}. ${texts.lastHourText(count(Math.min(...counts)), count(most), count(last))}`}
        viewBox={`0 -3 ${WIDTH} ${HEIGHT + 6}`}
        preserveAspectRatio="none"
        sx={{ display: 'block', width: '100%', height: HEIGHT, color: 'primary.main', overflow: 'visible' }}
      >
        <polygon
          points={`0,${HEIGHT} ${points.join(' ')} ${WIDTH},${HEIGHT}`}
          fill="currentColor"
          opacity={0.12}
        />
        <polyline
          points={points.join(' ')}
          fill="none"
          stroke="currentColor"
          strokeWidth={2}
          vectorEffect="non-scaling-stroke"
        />
      </Box>
      <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
        {texts.lastHour}
      </Typography>
    </>
  )
}
