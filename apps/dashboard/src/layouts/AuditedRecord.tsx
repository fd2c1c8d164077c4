import { lazyPart } from '@sikud/ui/lazy'
import type { ComponentProps } from 'react'
import { useServices } from '../services.ts'
import type { AuditedTabs } from './AuditedTabs.tsx'

type AuditedRecordProps = ComponentProps<typeof AuditedTabs>

const LateTabs = lazyPart<AuditedRecordProps>(async () => (await import('./AuditedTabs.tsx')).AuditedTabs, {
  Failed: ({ children }) => children,
})

/** Adds tabs with the changes of a record and the users who viewed it, if the server has an audit log. */
export function AuditedRecord(props: AuditedRecordProps) {
  return useServices().server.isBase ? props.children : <LateTabs {...props} />
}
