import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useFormat } from '../../locales/useFormat.ts'

interface CountRowProps {
  label: string
  count: number
  /** Explanation, or what to do about it. */
  hint?: string | undefined
  /** True when the row above includes this count. */
  part?: boolean
}

const rowStyle = {
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  columnGap: 3,
  py: 0.75,
  '&:not(:last-of-type)': { borderBottom: 1, borderColor: 'divider' },
}

/** Shows a number of positions and its label. */
export function CountRow({ label, count, hint, part = false }: CountRowProps) {
  const format = useFormat()
  return (
    <Box sx={{ ...rowStyle, pl: part ? 2.5 : 0 }}>
      <Typography component="dt">{label}</Typography>
      <Typography component="dd" sx={{ m: 0, fontWeight: part ? 400 : 650 }}>
        {format.number(count)}
      </Typography>
      {hint && (
        <Typography component="dd" variant="body2" sx={{ m: 0, color: 'text.secondary' }}>
          {hint}
        </Typography>
      )}
    </Box>
  )
}
