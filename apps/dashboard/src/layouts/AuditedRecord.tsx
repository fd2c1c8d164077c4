import type { ComponentProps } from 'react'
import { lazyPart } from '../lazyPart.tsx'
import { useServices } from '../services.ts'
import type { AuditedTabs } from './AuditedTabs.tsx'

type AuditedRecordProps = ComponentProps<typeof AuditedTabs>

const LateTabs = lazyPart<AuditedRecordProps>(
  async () => (await import('./AuditedTabs.tsx')).AuditedTabs,
  ({ children }) => children,
)

/** Adds the tabs with the history of a record and who looked at it, where the server records them. */
export function AuditedRecord(props: AuditedRecordProps) {
  const { features } = useServices().config
  return features.has('audit') ? <LateTabs {...props} /> : props.children
}
