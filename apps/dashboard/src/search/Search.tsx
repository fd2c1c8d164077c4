import { SearchDialog, SearchPanel } from '@sikud/ui/search'
import { useTexts } from '../texts.ts'
import { useActionGroup } from './useActionGroup.tsx'
import { usePageGroup } from './usePageGroup.tsx'
import { useRecordGroups } from './useRecordGroups.tsx'

type SearchProps = { open: boolean; onClose: () => void; onShortcuts: () => void }

/** Renders the dialog in which the user searches for pages, records and actions. */
export function Search({ open, ...search }: SearchProps) {
  return (
    <SearchDialog open={open} onClose={search.onClose}>
      <OpenSearch {...search} />
    </SearchDialog>
  )
}

/** This component is mounted only while the dialog is open, so that stale data reloads when the dialog opens. */
function OpenSearch({ onClose, onShortcuts }: Omit<SearchProps, 'open'>) {
  const pages = usePageGroup()
  const records = useRecordGroups()
  const actions = useActionGroup(onShortcuts)
  const { label, noneText } = useTexts().search
  return (
    <SearchPanel label={label} noneText={noneText} groups={[pages, ...records, actions]} onClose={onClose} />
  )
}
