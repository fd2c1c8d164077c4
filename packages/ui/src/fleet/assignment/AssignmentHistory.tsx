'use client'

import type { Assignment, Id } from '@sikud/api'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import CardContent from '@mui/material/CardContent'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Fragment, type ReactNode, useId } from 'react'
import { ErrorState } from '../../kit/ErrorState/ErrorState.tsx'
import { LoadingBlock } from '../../kit/LoadingBlock/LoadingBlock.tsx'
import { useFormat } from '../../locales/LocaleProvider.tsx'
import { useAssignmentTexts } from './texts.ts'

export interface AssignmentHistoryProps {
  /** The record on whose page the history stands. */
  of: 'device' | 'vehicle' | 'driver'
  /** The assignments, newest first; undefined while they are loading. */
  assignments: readonly Assignment[] | undefined
  /** The message of the failed request. */
  error?: string | undefined
  onRetry?: () => void
  deviceTo: (id: Id) => string
  vehicleTo: (id: Id) => string
  driverTo: (id: Id) => string
  /** Opens the correction of a period; undefined if the user may not correct. */
  onCorrect?: ((assignment: Assignment) => void) | undefined
}

/** Lists which vehicle and driver a device had when, as seen from the device, the vehicle or the driver. */
export function AssignmentHistory(props: AssignmentHistoryProps) {
  const { of, assignments, error, onRetry, ...row } = props
  const texts = useAssignmentTexts()
  const id = useId()
  return (
    <Card component="section" aria-labelledby={id} sx={{ mt: 2, maxWidth: 720 }}>
      <CardContent>
        <Typography id={id} variant="h3" component="h2">
          {texts.title}
        </Typography>
        <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
          {texts.hint[of]}
        </Typography>
        {assignments === undefined && error !== undefined ? (
          <ErrorState message={error} onRetry={onRetry} />
        ) : assignments === undefined ? (
          <LoadingBlock lines={3} />
        ) : assignments.length === 0 ? (
          <Typography sx={{ mt: 2 }}>{texts.empty}</Typography>
        ) : (
          <Box
            component="ol"
            aria-label={texts.title}
            sx={{ m: 0, mt: 1, p: 0, listStyle: 'none', '& > li:last-of-type': { border: 0, pb: 0 } }}
          >
            {assignments.map((assignment) => (
              <AssignmentRow key={assignment.id} of={of} assignment={assignment} {...row} />
            ))}
          </Box>
        )}
      </CardContent>
    </Card>
  )
}

type AssignmentRowProps = Pick<
  AssignmentHistoryProps,
  'of' | 'deviceTo' | 'vehicleTo' | 'driverTo' | 'onCorrect'
> & { assignment: Assignment }

function AssignmentRow({ of, assignment, deviceTo, vehicleTo, driverTo, onCorrect }: AssignmentRowProps) {
  const texts = useAssignmentTexts()
  const format = useFormat()
  const { device, vehicle, driver, group, from, to, source, by } = assignment
  const period = texts.period(format.dateTime(from), to === null ? texts.now : format.dateTime(to))
  const parts = [
    of !== 'vehicle' &&
      (vehicle ? linked(vehicle.number, vehicle.id, vehicleTo) : <span>{texts.withoutVehicle}</span>),
    of !== 'driver' &&
      (driver ? linked(driver.name, driver.id, driverTo) : <span>{texts.withoutDriver}</span>),
    of !== 'device' && linked(device.name, device.id, deviceTo),
  ].filter((part) => part !== false)
  const notes = [group?.name, by === null ? texts.sources[source] : texts.by(by.name)].filter(Boolean)
  // A vehicle or driver without an id is outside the scope of the user, who could not choose it again.
  const isHidden = device.id === undefined || isWithoutId(vehicle) || isWithoutId(driver)
  return (
    <Box
      component="li"
      sx={{ display: 'flex', gap: 2, alignItems: 'start', py: 1.5, borderBottom: 1, borderColor: 'divider' }}
    >
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography component="p">
          {parts.map((part, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- the parts have a fixed order
            <Fragment key={index}>
              {index > 0 && ' · '}
              {part}
            </Fragment>
          ))}
        </Typography>
        <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {period}
        </Typography>
        {notes.length > 0 && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {notes.join(' · ')}
          </Typography>
        )}
      </Box>
      {onCorrect && !isHidden && (
        <Button size="small" aria-label={texts.correctRow(period)} onClick={() => onCorrect(assignment)}>
          {texts.correct}
        </Button>
      )}
    </Box>
  )
}

function isWithoutId(record: { id?: Id } | null): boolean {
  return record !== null && record.id === undefined
}

function linked(name: string, id: Id | undefined, to: (id: Id) => string): ReactNode {
  return id === undefined ? <span>{name}</span> : <Link href={to(id)}>{name}</Link>
}
