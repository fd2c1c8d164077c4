'use client'

import ArchiveIcon from '@mui/icons-material/Inventory2Outlined'
import FreeIcon from '@mui/icons-material/LockOpenOutlined'
import RestoreIcon from '@mui/icons-material/UnarchiveOutlined'
import type { RecordAction } from '../../kit/ActionsMenu/RecordAction.ts'
import { useConfirm } from '../../kit/ConfirmDialog/ConfirmProvider.tsx'
import { lazyPart } from '../../lazy/lazyPart.tsx'
import type { ArchivableRecord } from './ArchivedNotice.tsx'
import { useArchiveTexts } from './texts.ts'

// Loads with the question.
const ArchiveConsequences = lazyPart(
  async () => (await import('./ArchiveConsequences.tsx')).ArchiveConsequences,
)

export interface ArchiveOptions {
  kind: 'device' | 'vehicle' | 'driver'
  /** The record; undefined until it is loaded. */
  record: ArchivableRecord | undefined
  /** The name of the record in the question. */
  name: string | undefined
  /** Says which records lose their vehicle or driver; null if none does. */
  affected: string | null
  /** The functions that write; undefined if the user may not call them. */
  writes: { archive: (isFree: boolean) => void; restore: () => void } | undefined
  /** Pages about what depends on the record, for a record that cannot be deleted. */
  links?: readonly { label: string; to: string }[]
}

export interface ArchiveActions {
  /** The actions that archive a record, restore it, and free its IMEI or plate; each asks first if it must. */
  items: RecordAction[]
  /** Says why a record cannot be deleted, and offers to archive it instead; undefined if the user may not. */
  offerInstead: ((reason: string) => Promise<void>) | undefined
}

/** Returns the actions that take a record out of use and back, and the offer to do so instead of deleting it. */
export function useArchiveActions(options: ArchiveOptions): ArchiveActions {
  const { kind, record, name = '', affected, writes, links = [] } = options
  const texts = useArchiveTexts()
  const confirm = useConfirm()
  if (writes === undefined) return { items: [], offerInstead: undefined }
  const { archive, restore } = writes

  async function ask(reason?: string) {
    let isFree = false
    // So that the question opens with everything that it says.
    await ArchiveConsequences.load().catch(() => {})
    const detail = (
      <ArchiveConsequences
        kind={kind}
        affected={affected}
        links={reason === undefined ? [] : links}
        onFree={(chosen) => (isFree = chosen)}
      />
    )
    const question =
      reason === undefined
        ? { title: texts.questions[kind](name), text: texts.consequences[kind] }
        : { title: texts.kept(name), text: `${reason} ${texts.instead} ${texts.consequences[kind]}` }
    if (await confirm({ ...question, detail, confirm: texts.archive })) archive(isFree)
  }

  async function free(freed: 'device' | 'vehicle') {
    const label = texts.free[freed]
    if (await confirm({ title: `${label}?`, text: texts.freeHints[freed], confirm: label })) archive(true)
  }

  if (!record?.archived_at)
    return {
      items: [{ key: 'archive', label: texts.archive, icon: <ArchiveIcon />, onSelect: () => void ask() }],
      offerInstead: ask,
    }
  const toRestore = { key: 'restore', label: texts.restore, icon: <RestoreIcon />, onSelect: restore }
  if (kind === 'driver' || record.identity_free) return { items: [toRestore], offerInstead: undefined }
  const toFree = { key: 'free', label: texts.free[kind], icon: <FreeIcon />, onSelect: () => void free(kind) }
  return { items: [toRestore, toFree], offerInstead: undefined }
}
