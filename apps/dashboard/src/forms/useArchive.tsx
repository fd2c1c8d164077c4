import { may, useMe, usePageWrite } from '@sikud/api/react'
import ArchiveIcon from '@mui/icons-material/Inventory2Outlined'
import FreeIcon from '@mui/icons-material/LockOpenOutlined'
import RestoreIcon from '@mui/icons-material/UnarchiveOutlined'
import type { Id } from '@sikud/api'
import { useConfirm } from '@sikud/ui'
import type { RecordAction } from '@sikud/ui'
import { ArchiveConsequences, ArchivedNotice, useArchiveTexts } from '@sikud/ui/archive'
import type { ComponentProps, ReactNode } from 'react'
import { useFleetClient, useServices } from '../services.ts'

const operationsOf = {
  device: { archive: 'archiveDevice', restore: 'restoreDevice' },
  driver: { archive: 'archiveDriver', restore: 'restoreDriver' },
  vehicle: { archive: 'archiveVehicle', restore: 'restoreVehicle' },
} as const

interface ArchiveOptions {
  kind: 'device' | 'vehicle' | 'driver'
  id: Id
  /** The record; undefined until it is loaded. */
  record: ComponentProps<typeof ArchivedNotice>['record'] | undefined
  /** The name of the record in the question. */
  name: string | undefined
  /** Says which records lose their vehicle or driver; null if none does. */
  affected: string | null
}

interface Archive {
  /** Shown above an archived record. */
  notice: ReactNode
  /** Props of `RecordActions`: whether the record is archived, and the actions that the user may call. */
  actions: { isArchived: boolean; items: RecordAction[] }
}

/** Returns the notice of an archived record, and the actions that archive and restore it. */
export function useArchive(options: ArchiveOptions): Archive {
  const { kind, record } = options
  const me = useMe()
  const { isBase } = useServices().server
  const items = useArchiveItems(options)
  return {
    notice: record && <ArchivedNotice kind={kind} record={record} />,
    actions: {
      isArchived: Boolean(record?.archived_at),
      items: !isBase && may(me, `${kind}.update`) ? items : [],
    },
  }
}

function useArchiveItems({ kind, id, record, name = '', affected }: ArchiveOptions): RecordAction[] {
  const texts = useArchiveTexts()
  const confirm = useConfirm()
  const client = useFleetClient()
  const operations = operationsOf[kind]
  const archive = usePageWrite(client.mutation(operations.archive, { id }))
  const restore = usePageWrite(client.mutation(operations.restore, { id }))

  async function ask() {
    let isFree = false
    const detail = (
      <ArchiveConsequences kind={kind} affected={affected} onFree={(chosen) => (isFree = chosen)} />
    )
    const question = { title: texts.questions[kind](name), text: texts.consequences[kind], detail }
    if (await confirm({ ...question, confirm: texts.archive }))
      archive.mutate(kind === 'driver' ? {} : { body: { free_identity: isFree } })
  }

  async function free(freed: 'device' | 'vehicle') {
    const label = texts.free[freed]
    const question = { title: `${label}?`, text: texts.freeHints[freed], confirm: label }
    if (await confirm(question)) archive.mutate({ body: { free_identity: true } })
  }

  if (!record?.archived_at)
    return [{ key: 'archive', label: texts.archive, icon: <ArchiveIcon />, onSelect: () => void ask() }]
  const toRestore = {
    key: 'restore',
    label: texts.restore,
    icon: <RestoreIcon />,
    onSelect: () => restore.mutate(),
  }
  if (kind === 'driver' || record.identity_free) return [toRestore]
  const toFree = { key: 'free', label: texts.free[kind], icon: <FreeIcon />, onSelect: () => void free(kind) }
  return [toRestore, toFree]
}
