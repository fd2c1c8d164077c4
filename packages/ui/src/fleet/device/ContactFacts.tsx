import type { DeviceContact } from '@sikud/api'
import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import { DetailList } from '../../components/DetailList/DetailList.tsx'
import { useNow } from '../../hooks/useNow.ts'
import { useFormat } from '../../locales/useFormat.ts'
import { ContactCounts } from './ContactCounts.tsx'
import { RefusedPositions } from './RefusedPositions.tsx'
import { useContactTexts } from './useContactTexts.ts'

interface ContactFactsProps {
  contact: DeviceContact
  /** Milliseconds since 1970. */
  loadedAt: number
}

/** What is known of a device that has been sending. */
export function ContactFacts({ contact, loadedAt }: ContactFactsProps) {
  const texts = useContactTexts()
  const format = useFormat()
  const now = Math.max(useNow(), loadedAt)
  const { last_contact, protocol, battery } = contact
  // A GT06 tracker knows six levels, and no percent.
  const levelOf = protocol === 'gt06' ? texts.batteryAbout : texts.batteryLevel
  const level = battery && {
    label: texts.battery,
    value: levelOf(format.number(battery.percent), format.age(battery.time, now)),
  }
  return (
    <>
      {contact.mixed && (
        <Alert severity="warning">
          <AlertTitle>{texts.mixed}</AlertTitle>
          {texts.mixedHint}
        </Alert>
      )}
      <DetailList
        items={[
          {
            label: texts.lastContact,
            value: (
              <span>
                {format.age(last_contact, now)}
                <Box component="span" sx={{ color: 'text.secondary' }}>
                  {` · ${format.dateTime(last_contact)}`}
                </Box>
              </span>
            ),
          },
          { label: texts.protocol, value: protocol && texts.protocols[protocol] },
          ...(level ? [level] : []),
        ]}
      />
      <ContactCounts contact={contact} />
      {contact.latest_refused.length > 0 && <RefusedPositions refused={contact.latest_refused} />}
    </>
  )
}
