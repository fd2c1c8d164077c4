import { SearchDialog, SearchPanel } from '@sikud/ui/search'
import { useActionGroup } from './useActionGroup.tsx'
import { usePageGroup } from './usePageGroup.tsx'
import { useRecordGroups } from './useRecordGroups.ts'

type SearchProps = { open: boolean; onClose: () => void }

/** Finds pages, records and actions. */
export function Search({ open, onClose }: SearchProps) {
  return (
    <SearchDialog open={open} onClose={onClose}>
      <OpenSearch onClose={onClose} />
    </SearchDialog>
  )
}

/** Mounted only while the dialog is open, so that opening it reloads stale data. */
function OpenSearch({ onClose }: { onClose: () => void }) {
  const pages = usePageGroup()
  const records = useRecordGroups()
  const actions = useActionGroup()
  return <SearchPanel groups={[pages, ...records, actions]} onClose={onClose} />
}
