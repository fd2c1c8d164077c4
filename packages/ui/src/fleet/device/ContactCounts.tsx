import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { DeviceContact } from '@sikud/api'
import { useId } from 'react'
import { useFormat } from '../../locales/LocaleProvider.tsx'
import { reasonAdvice, reasonLabel } from './refusalWords.ts'
import { useContactTexts } from './contactTexts.ts'

/** Shows how many positions of today were accepted, repeated, limited and rejected, with reasons and advice for rejections. */
export function ContactCounts({ contact }: { contact: DeviceContact }) {
  const texts = useContactTexts()
  const format = useFormat()
  const id = useId()
  const { accepted, late, repeated, spikes, limited = 0, refused } = contact
  const refusedInAll = refused.reduce((sum, { count }) => sum + count, 0)
  const none = accepted + repeated + limited + refusedInAll === 0
  return (
    <section aria-labelledby={id}>
      <Typography id={id} variant="subtitle1" component="h3">
        {texts.today}
      </Typography>
      {none ? (
        <Typography sx={{ mt: 0.5, color: 'text.secondary' }}>{texts.noneToday}</Typography>
      ) : (
        <Box component="dl" sx={{ m: 0, mt: 0.5 }}>
          <CountRow label={texts.accepted} count={accepted} />
          {late > 0 && <CountRow part label={texts.late} hint={texts.lateHint} count={late} />}
          {spikes > 0 && <CountRow part label={texts.spikes} hint={texts.spikesHint} count={spikes} />}
          {repeated > 0 && <CountRow label={texts.repeated} hint={texts.repeatedHint} count={repeated} />}
          {limited > 0 && <CountRow label={texts.limited} hint={texts.limitedHint} count={limited} />}
          <CountRow label={texts.refused} count={refusedInAll} />
          {refused.map(({ reason, count }) => (
            <CountRow
              key={reason}
              part
              label={reasonLabel(texts, reason)}
              hint={reasonAdvice(texts, format, reason, contact.latest_refused)}
              count={count}
            />
          ))}
        </Box>
      )}
    </section>
  )
}

interface CountRowProps {
  label: string
  count: number
  /** Text that explains the count, or says what to do about it. */
  hint?: string | undefined
  /** True if the count of a row above includes this count. */
  part?: boolean
}

const rowStyle = {
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  columnGap: 3,
  py: 0.75,
  '&:not(:last-of-type)': { borderBottom: 1, borderColor: 'divider' },
}

/** Shows a label and how many positions have this result. */
function CountRow({ label, count, hint, part = false }: CountRowProps) {
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
