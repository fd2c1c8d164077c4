export {
  ArchivedNotice,
  type ArchivableRecord,
  type ArchivedNoticeProps,
} from './fleet/archive/ArchivedNotice.tsx'
export { DeletedList, type DeletedKind, type DeletedListProps } from './fleet/archive/DeletedList.tsx'
export { useArchiveTexts } from './fleet/archive/texts.ts'
export { showsArchived } from './fleet/archive/archivedList.tsx'
export { useArchiveActions, type ArchiveOptions } from './fleet/archive/useArchiveActions.tsx'
export { useAttached, type ArchivableKind } from './fleet/archive/useAttached.ts'
