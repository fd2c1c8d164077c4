export { AccessList } from './fleet/audit/AccessList.tsx'
export type { AuditChoice } from './fleet/audit/AuditFilters.tsx'
export { AuditLog } from './fleet/audit/AuditLog.tsx'
export { RecordTabs, type RecordTab } from './fleet/audit/RecordTabs.tsx'
