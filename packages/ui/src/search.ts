export { SearchDialog, type SearchDialogProps } from './kit/SearchDialog/SearchDialog.tsx'
export { SearchPanel, type SearchPanelProps } from './kit/SearchDialog/SearchPanel.tsx'
export { recordEntry, type SearchedRecords } from './fleet/search/recordEntry.ts'
export type { SearchEntry, SearchGroup } from './kit/SearchDialog/SearchGroup.ts'
