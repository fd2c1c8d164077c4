'use client'

import type { DeviceContact as Contact } from '@sikud/api'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { ErrorState } from '../../components/ErrorState/ErrorState.tsx'
import { LoadingBlock } from '../../components/LoadingBlock/LoadingBlock.tsx'
import { ContactFacts } from './ContactFacts.tsx'
import { ContactNotRenewed } from './ContactNotRenewed.tsx'
import { HowToConnect, type TrackerAddress } from './HowToConnect.tsx'
import { useContactTexts } from './useContactTexts.ts'

/** A load of what a device has been sending; the result of a TanStack query is one. */
export interface ContactLoad {
  /** Undefined until it was loaded once. */
  data: Contact | undefined
  /** Why the last load failed. */
  error: { message: string } | null
  isFetching: boolean
  /** When it came here, in milliseconds since 1970. */
  dataUpdatedAt: number
  refetch: () => unknown
}

interface DeviceContactProps extends TrackerAddress {
  contact: ContactLoad
}

/** The life of a device: its last contact, what became of the positions of today, and how to connect one that is silent. */
export function DeviceContact({ contact, ...address }: DeviceContactProps) {
  const texts = useContactTexts()
  const id = useId()
  const { data, error, isFetching, refetch } = contact
  return (
    <Card component="section" aria-labelledby={id} sx={{ maxWidth: 720, mt: 2 }}>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5, p: 2.5 }}>
        <Typography id={id} variant="h3" component="h2">
          {texts.title}
        </Typography>
        {data !== undefined && error && <ContactNotRenewed contact={contact} message={error.message} />}
        {data?.last_contact === null && <HowToConnect {...address} />}
        {data !== undefined && data.last_contact !== null && <ContactFacts contact={data} />}
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
