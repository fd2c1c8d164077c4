'use client'
import type { LivePosition } from '@sikud/api'
import { type FleetStatus, silentAfter } from '@sikud/ui/status'
import { useSyncExternalStore } from 'react'
import { useFleetTexts } from '../../locales/useFleetTexts.ts'
import { StatusMark } from '../painting/StatusMark.tsx'
import type { FleetStore } from '../store/FleetStore.ts'
import { onEachSecond } from './eachSecond.ts'

interface FleetStatusTextProps {
  kind: FleetStatus
  contact: LivePosition['contact']
  fleet: Pick<FleetStore, 'serverNow'>
}

/** Shows the status of a vehicle. A silent vehicle whose tracker is still in contact has "no new position". */
export function FleetStatusText({ kind, contact, fleet }: FleetStatusTextProps) {
  const texts = useFleetTexts()
  const isInContact = useSyncExternalStore(
    onEachSecond,
    () => fleet.serverNow() - Date.parse(contact ?? '') <= silentAfter('moving'),
  )
  return (
    <StatusMark
      text={kind === 'offline' && isInContact ? texts.noNewPosition : texts.statuses[kind]}
      kind={kind}
    />
  )
}
