export { ArchivedNotice, type ArchivableRecord } from './fleet/archive/ArchivedNotice.tsx'
export { showsArchived } from './fleet/archive/archivedList.tsx'
export { useArchiveActions } from './fleet/archive/useArchiveActions.tsx'
export { useAttached } from './fleet/archive/useAttached.ts'
