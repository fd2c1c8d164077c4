export { SearchDialog } from './kit/SearchDialog/SearchDialog.tsx'
export { SearchPanel } from './kit/SearchDialog/SearchPanel.tsx'
export type { SearchEntry, SearchGroup } from './kit/SearchDialog/SearchGroup.ts'
