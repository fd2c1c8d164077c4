export { SearchDialog } from './components/SearchDialog/SearchDialog.tsx'
export { SearchPanel } from './components/SearchDialog/SearchPanel.tsx'
export type { SearchEntry, SearchGroup } from './components/SearchDialog/SearchGroup.ts'
