import { SearchDialog, SearchPanel } from '@sikud/ui/search'
import { useTexts } from '../texts.ts'
import { useActionGroup } from './useActionGroup.tsx'
import { usePageGroup } from './usePageGroup.tsx'
import { useRecordGroups } from './useRecordGroups.tsx'

type SearchProps = { open: boolean; onClose: () => void }

/** Renders the dialog in which the user searches for pages, records and actions. */
export function Search({ open, onClose }: SearchProps) {
  return (
    <SearchDialog open={open} onClose={onClose}>
      <OpenSearch onClose={onClose} />
    </SearchDialog>
  )
}

/** This component is mounted only while the dialog is open, so that stale data reloads when the dialog opens. */
function OpenSearch({ onClose }: { onClose: () => void }) {
  const pages = usePageGroup()
  const records = useRecordGroups()
  const actions = useActionGroup()
  const { label, noneText } = useTexts().search
  return (
    <SearchPanel label={label} noneText={noneText} groups={[pages, ...records, actions]} onClose={onClose} />
  )
}
