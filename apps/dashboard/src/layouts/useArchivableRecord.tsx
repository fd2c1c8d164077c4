import { useArchiveWrites, useDelete } from '@sikud/api/react'
import type { Device, Id } from '@sikud/api'
import { ArchivedNotice, useArchiveActions, useAttached } from '@sikud/ui/archive'
import type { ArchivableRecord } from '@sikud/ui/archive'
import { paths } from '../paths.ts'
import { useFleetClient } from '../services.ts'
import { RecordActions } from './RecordActions.tsx'

const deletions = { device: 'deleteDevice', vehicle: 'deleteVehicle', driver: 'deleteDriver' } as const

interface Options {
  kind: keyof typeof deletions
  id: Id
  /** The record; undefined until it is loaded. */
  record: ArchivableRecord | undefined
  /** The name of the record in the question. */
  name: string | undefined
  /** The devices of a vehicle or driver, or the device itself. */
  devices: readonly Device[] | undefined
}

/** Returns props of `RecordPage`: the notice of an archived record, and the menu that edits, archives and deletes it. */
export function useArchivableRecord({ kind, id, record, name, devices }: Options) {
  const { deletion, affected, trips } = useAttached(kind, devices)
  const remove = useDelete(useFleetClient().mutation(deletions[kind], { id }), paths[kind].list, deletion)
  const writes = useArchiveWrites(kind, id)
  const links = [
    ...(kind === 'device'
      ? []
      : (devices ?? []).map((one) => ({ label: one.name, to: paths.device.detail(one.id) }))),
    { label: trips, to: `${paths.report}?${kind}=${String(id)}` },
  ]
  const { items, offerInstead } = useArchiveActions({ kind, record, name, affected, writes, links })
  const isArchived = Boolean(record?.archived_at)
  const menu = { editTo: paths[kind].edit(id), onDelete, isArchived, items }
  async function onDelete() {
    const reason = offerInstead && (await writes?.whyKept())
    await (reason ? offerInstead(reason) : remove())
  }
  return {
    notice: record && <ArchivedNotice kind={kind} record={record} />,
    actions: <RecordActions {...menu} />,
  }
}
