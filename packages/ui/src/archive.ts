export { ArchivedNotice } from './fleet/archive/ArchivedNotice.tsx'
export { ArchiveConsequences } from './fleet/archive/ArchiveConsequences.tsx'
export { archivedFilterKey } from './fleet/archive/archivedList.tsx'
export { useArchiveTexts } from './fleet/archive/texts.ts'
