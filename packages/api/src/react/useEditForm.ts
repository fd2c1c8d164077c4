'use client'
import { useFleetApp, useRecordTexts } from './FleetApp.ts'
import type { Versioned } from '../models.ts'
import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { restoringState } from './useDraft.ts'
import { useRecordForm } from './useRecordForm.ts'
import type { Write } from './useSave.ts'
import { isStatus } from './failures.ts'

export type EditFormOptions<Input, Row> = {
  write: Write<Input>
  /** The page of the record, which opens after a save. */
  to: string
  record: UseQueryResult<Versioned<Row>>
  /** URL of the form for a new record. The edit form links to it if somebody else has deleted the record. */
  anewAt?: string
  /** Whether this browser stores what is typed; see `useRecordForm`. */
  isStored?: boolean
}

/**
 * Returns the form of an existing record; see `useRecordForm`. After the user has changed a field, the returned
 * `record` stays the same until the user accepts a newer version of it.
 */
export function useEditForm<Values, Input, Row extends object>(options: EditFormOptions<Input, Row>) {
  const { write, to, record, anewAt, isStored = false } = options
  const { deleted } = useRecordTexts()
  const { navigation } = useFleetApp()
  const [basis, setBasis] = useState<Versioned<Row>>()
  const [refused, setRefused] = useState(false)
  const { form, offer, draft, isFrozen } = useRecordForm<Values, Input>({
    write,
    to,
    basis,
    isStored,
    shows: isGone,
    draftAt: (error) => (isGone(error) ? anewAt : undefined),
    async renew(overwrite) {
      const { data } = await record.refetch()
      if (!overwrite) setBasis(data)
      return data?.etag
    },
  })
  const left = draft.found?.basis as Versioned<Row> | undefined // oxlint-disable-line typescript/no-unsafe-type-assertion -- as: this form stored the draft, with a record as `basis`
  const newest = record.data ?? (isGone(record.error) ? left : undefined)
  if (newest !== undefined && newest !== basis && (!isFrozen || basis === undefined)) setBasis(newest)

  async function submit(input: Input) {
    setRefused(false)
    try {
      return await form.onSubmit(input)
    } catch (error) {
      setRefused(isGone(error))
      throw error
    }
  }

  const anew = anewAt !== undefined && {
    label: deleted.anew,
    onClick(entered: Values) {
      draft.keep(entered, undefined, anewAt)
      navigation.go(anewAt, { state: restoringState })
    },
  }

  const gone = refused || isGone(record.error)
  const notice = gone ? { text: deleted.text, ...(anew && { action: anew }) } : undefined
  return {
    form: { ...form, onSubmit: submit, notice },
    offer: {
      ...offer,
      /** The record is no longer the one that the user edited then. A save of the draft asks before it overwrites. */
      changed: left !== undefined && record.data !== undefined && record.data.etag !== left.etag,
      restore() {
        if (left !== undefined) setBasis(left)
        offer.restore()
      },
    },
    record: { data: basis, error: basis === undefined ? record.error : null, refetch: record.refetch },
  }
}

function isGone(error: unknown): boolean {
  return isStatus(error, 404)
}
