import type { DeviceContact, DeviceSpeed } from '@sikud/api'
import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { Age } from '../../kit/Age/Age.tsx'
import { DetailList } from '../../kit/DetailList/DetailList.tsx'
import { useAge } from '../../hooks/useAge.ts'
import { useFormat } from '../../locales/LocaleProvider.tsx'
import { type ContactActions, ContactNotices } from './ContactNotices.tsx'
import { ContactCounts } from './ContactCounts.tsx'
import { SignalFacts } from './SignalFacts.tsx'
import { RefusedPositions } from './RefusedPositions.tsx'
import { useContactTexts } from './contactTexts.ts'

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
