export {
  ArchivedNotice,
  type ArchivableRecord,
  type ArchivedNoticeProps,
} from './fleet/archive/ArchivedNotice.tsx'
export { showsArchived } from './fleet/archive/archivedList.tsx'
export {
  useArchiveActions,
  type ArchiveActions,
  type ArchiveOptions,
} from './fleet/archive/useArchiveActions.tsx'
export { useAttached, type ArchivableKind } from './fleet/archive/useAttached.ts'
