import type { DeviceContact } from '@sikud/api'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useFormat } from '../../locales/useFormat.ts'
import { CountRow } from './CountRow.tsx'
import { reasonAdvice, reasonLabel } from './refusalWords.ts'
import { useContactTexts } from './useContactTexts.ts'

/** Shows today's positions of a device by result; for rejected ones also why and what to do. */
export function ContactCounts({ contact }: { contact: DeviceContact }) {
  const texts = useContactTexts()
  const format = useFormat()
  const id = useId()
  const { accepted, late, repeated, spikes, refused } = contact
  const refusedInAll = refused.reduce((sum, { count }) => sum + count, 0)
  const none = accepted + repeated + refusedInAll === 0
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
