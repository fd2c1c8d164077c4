'use client'

import ArchiveIcon from '@mui/icons-material/Inventory2Outlined'
import FreeIcon from '@mui/icons-material/LockOpenOutlined'
import RestoreIcon from '@mui/icons-material/UnarchiveOutlined'
import type { RecordAction } from '../../kit/ActionsMenu/RecordAction.ts'
import { useConfirm } from '../../kit/ConfirmDialog/ConfirmProvider.tsx'
import { ArchiveConsequences } from './ArchiveConsequences.tsx'
import type { ArchivableRecord } from './ArchivedNotice.tsx'
import { useArchiveTexts } from './texts.ts'

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
}

/** Returns the actions that archive a record, restore it, and free its IMEI or plate; each asks first if it must. */
export function useArchiveActions(options: ArchiveOptions): RecordAction[] {
  const { kind, record, name = '', affected, writes } = options
  const texts = useArchiveTexts()
  const confirm = useConfirm()
  if (writes === undefined) return []
  const { archive, restore } = writes

  async function ask() {
    let isFree = false
    const detail = (
      <ArchiveConsequences kind={kind} affected={affected} onFree={(chosen) => (isFree = chosen)} />
    )
    const question = { title: texts.questions[kind](name), text: texts.consequences[kind], detail }
    if (await confirm({ ...question, confirm: texts.archive })) archive(isFree)
  }

  async function free(freed: 'device' | 'vehicle') {
    const label = texts.free[freed]
    if (await confirm({ title: `${label}?`, text: texts.freeHints[freed], confirm: label })) archive(true)
  }

  if (!record?.archived_at)
    return [{ key: 'archive', label: texts.archive, icon: <ArchiveIcon />, onSelect: () => void ask() }]
  const toRestore = { key: 'restore', label: texts.restore, icon: <RestoreIcon />, onSelect: restore }
  if (kind === 'driver' || record.identity_free) return [toRestore]
  const toFree = { key: 'free', label: texts.free[kind], icon: <FreeIcon />, onSelect: () => void free(kind) }
  return [toRestore, toFree]
}
