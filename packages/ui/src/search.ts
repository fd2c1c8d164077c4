export { SearchDialog } from './kit/SearchDialog/SearchDialog.tsx'
export { SearchPanel } from './kit/SearchDialog/SearchPanel.tsx'
export { recordEntry, type SearchedRecords } from './fleet/search/recordEntry.ts'
export type { SearchEntry, SearchGroup } from './kit/SearchDialog/SearchGroup.ts'
