'use client'

import type { DeviceContact, DeviceSpeed, RefusedPosition } from '@sikud/api'
import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { Age } from '../../kit/Age/Age.tsx'
import { DetailList } from '../../kit/DetailList/DetailList.tsx'
import { useAge } from '../../hooks/useAge.ts'
import { useFormat } from '../../locales/LocaleProvider.tsx'
import { type ContactActions, ContactNotices } from './ContactNotices.tsx'
import { SignalFacts } from './SignalFacts.tsx'
import { useContactTexts } from './contactTexts.ts'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { reasonAdvice, reasonLabel } from './refusalWords.ts'

/** Shows the last report of a device. */
export function ContactFacts({ contact, ...actions }: ContactActions & { contact: DeviceContact }) {
  const texts = useContactTexts()
  const format = useFormat()
  const { last_contact, protocol, battery } = contact
  const batteryAge = useAge(battery?.time)
  // A GT06 tracker reports one of seven battery levels (0 to 6), so its percentage is only approximate.
  const levelOf = protocol === 'gt06' ? texts.batteryAbout : texts.batteryLevel
  const level = battery && {
    label: texts.battery,
    value: levelOf(format.number(battery.percent), batteryAge),
  }
  return (
    <>
      {contact.mixed && (
        <Alert severity="warning">
          <AlertTitle>{texts.mixed}</AlertTitle>
          {texts.mixedHint}
        </Alert>
      )}
      <ContactNotices contact={contact} {...actions} />
      <DetailList
        items={[
          {
            label: texts.lastContact,
            value: (
              <span>
                <Age at={last_contact} />
                <Box component="span" sx={{ color: 'text.secondary' }}>
                  {` · ${format.dateTime(last_contact)}`}
                </Box>
              </span>
            ),
          },
          { label: texts.protocol, value: protocol && texts.protocols[protocol] },
          ...(level ? [level] : []),
          ...(contact.speed?.chosen
            ? [{ label: texts.speed.label, value: <SpeedUnit speed={contact.speed} {...actions} /> }]
            : []),
        ]}
      />
      {contact.signals && <SignalFacts signals={contact.signals} />}
      <ContactCounts contact={contact} />
      {contact.latest_refused.length > 0 && <RefusedPositions refused={contact.latest_refused} />}
    </>
  )
}

/** Shows the unit that a user chose for the speed, and lets the user take the choice back. */
function SpeedUnit({ speed, onSpeedUnit, saving }: ContactActions & { speed: DeviceSpeed }) {
  const { speed: texts } = useContactTexts()
  return (
    <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
      {texts.chosen(texts.units[speed.read_as])}
      {onSpeedUnit && (
        <Button size="small" disabled={saving ?? false} onClick={() => onSpeedUnit(null)}>
          {texts.reset}
        </Button>
      )}
    </Box>
  )
}

/** Shows how many positions of today were accepted, repeated, limited and rejected, with reasons and advice for rejections. */
function ContactCounts({ contact }: { contact: DeviceContact }) {
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

const shownAtFirst = 5

const tableStyle = {
  width: '100%',
  borderCollapse: 'collapse',
  mt: 0.5,
  fontSize: '.8125rem',
  '& th': {
    px: 0,
    py: 0.75,
    fontSize: '.75rem',
    fontWeight: 650,
    textAlign: 'left',
    color: 'text.secondary',
  },
  '& td': { px: 0, py: 0.75, borderTop: 1, borderColor: 'divider', verticalAlign: 'top' },
  '& th + th, & td + td': { pl: 2 },
}

function RefusedPositions({ refused }: { refused: readonly RefusedPosition[] }) {
  const texts = useContactTexts()
  const format = useFormat()
  const id = useId()
  const [all, setAll] = useState(false)
  const shown = all ? refused : refused.slice(0, shownAtFirst)
  return (
    <section aria-labelledby={id}>
      <Typography id={id} variant="subtitle1" component="h3">
        {texts.latestRefused}
      </Typography>
      <Box component="table" aria-labelledby={id} sx={tableStyle}>
        <thead>
          <tr>
            <th scope="col">{texts.received}</th>
            <th scope="col">{texts.reason}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ received, reason, time, lat, lng, field = null }, at) => (
            // The index is part of the key, because the server can receive two positions at the same time.
            <tr key={`${received} ${at}`}>
              <td>{format.dateTime(received)}</td>
              <td>
                {reasonLabel(texts, reason)}
                <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
                  {[
                    field !== null && (field === 'body' ? texts.wrongBody : texts.wrongField(field)),
                    time !== null && texts.deviceTime(format.dateTime(time)),
                    lat !== null && lng !== null && `${lat.toFixed(5)}, ${lng.toFixed(5)}`,
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </Box>
              </td>
            </tr>
          ))}
        </tbody>
      </Box>
      {shown.length < refused.length && (
        <Button size="small" onClick={() => setAll(true)} sx={{ mt: 0.5 }}>
          {texts.showAll(format.number(refused.length))}
        </Button>
      )}
    </section>
  )
}
