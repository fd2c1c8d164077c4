'use client'

import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import type { DeviceContact as Contact } from '@sikud/api'
import { useId } from 'react'
import { ErrorState } from '../../kit/ErrorState/ErrorState.tsx'
import { LoadingBlock } from '../../kit/LoadingBlock/LoadingBlock.tsx'
import { ContactFacts } from './ContactFacts.tsx'
import type { ContactActions } from './ContactNotices.tsx'
import { HowToConnect, type TrackerAddress } from './HowToConnect.tsx'
import { useContactTexts } from './contactTexts.ts'
import { useStateTexts } from '../../kit/texts.ts'
import { cardWidth } from '../../theme/shape.ts'

/** The reports of a device and the state of their load. You can pass a TanStack Query result. */
export interface ContactLoad {
  /** Undefined until the first load has succeeded. */
  data: Contact | undefined
  /** The reason why the last load failed; null if it succeeded. */
  error: { message: string } | null
  isFetching: boolean
  /** Time at which the data were loaded, in ms since 1970. */
  dataUpdatedAt: number
  refetch: () => unknown
}

export interface DeviceContactProps extends TrackerAddress, ContactActions {
  contact: ContactLoad
  /** Since when the device is archived; null or undefined for a device in use. */
  archivedAt?: string | null | undefined
}

/** Shows the last contact of a device and today's positions, or how to connect a device without contact. */
export function DeviceContact({
  contact,
  archivedAt,
  onCancelClock,
  onSpeedUnit,
  saving = false,
  ...address
}: DeviceContactProps) {
  const texts = useContactTexts()
  const id = useId()
  const { data, error, isFetching, refetch } = contact
  return (
    <Card component="section" aria-labelledby={id} sx={{ maxWidth: cardWidth.narrow, mt: 2 }}>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5, p: 2.5 }}>
        <Typography id={id} variant="h3" component="h2">
          {texts.title}
        </Typography>
        {data !== undefined && error && <ContactNotRenewed contact={contact} message={error.message} />}
        {data?.last_contact === null && data.refused.some(({ reason }) => reason === 'other_depot') && (
          <Alert severity="warning">{texts.reasons.other_depot.advice}</Alert>
        )}
        {data?.last_contact === null && <HowToConnect {...address} />}
        {data && isReporting(data, archivedAt) && <Alert severity="info">{texts.archived}</Alert>}
        {data !== undefined && data.last_contact !== null && (
          <ContactFacts
            contact={data}
            onCancelClock={onCancelClock}
            onSpeedUnit={onSpeedUnit}
            saving={saving}
          />
        )}
        {data === undefined &&
          (error ? (
            <ErrorState
              title={texts.failed}
              message={error.message}
              onRetry={() => refetch()}
              retrying={isFetching}
            />
          ) : (
            <LoadingBlock lines={5} />
          ))}
      </Box>
    </Card>
  )
}

function isReporting({ last_contact }: Contact, archivedAt: string | null | undefined): boolean {
  return Boolean(archivedAt && last_contact && Date.parse(last_contact) > Date.parse(archivedAt))
}

function ContactNotRenewed({ contact, message }: { contact: ContactLoad; message: string }) {
  const state = useStateTexts()
  const texts = useContactTexts()
  return (
    <Alert
      severity="error"
      action={
        <Button color="inherit" disabled={contact.isFetching} onClick={() => contact.refetch()}>
          {state.retry}
        </Button>
      }
    >
      {texts.notRenewed(message)}
    </Alert>
  )
}
