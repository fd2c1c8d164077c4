'use client'
import { useFleetApp, useLocation, useRecordTexts } from './FleetApp.ts'
import type { Id } from '../models.ts'
import { useRef, useState } from 'react'
import { useRecordForm } from './useRecordForm.ts'
import type { Write } from './useSave.ts'
import { useListAsLeft } from './leftLists.ts'
import { savedState } from './useVisit.ts'
import { isUncertain } from './failures.ts'

export type CreateFormOptions<Input> = {
  write: Write<Input>
  listAt: string
  recordAt: (id: Id) => string
  /** Returns a search text with which the user finds the new record in the list. */
  search: (input: Input) => string
  /** If set, a save opens the page of the new record, with this navigation state, instead of the list. */
  recordState?: object
}

/**
 * Returns the form of a new record; see `useRecordForm`. If the response is lost, the form says that the record may
 * exist, and links to a search for it.
 */
export function useCreateForm<Values, Input>(options: CreateFormOptions<Input>) {
  const { write, listAt, recordAt, search, recordState } = options
  const { isBase, navigation } = useFleetApp()
  const { uncertain } = useRecordTexts()
  const { pathname } = useLocation()
  const cancelTo = useListAsLeft()(listAt)
  const sent = useRef<Input | null>(null)
  const [lost, setLost] = useState<Input | null>(null)
  const lookAt = (input: Input) => `${listAt}?${new URLSearchParams({ search: search(input) })}`
  const { form, offer, draft } = useRecordForm<Values, Input>({
    write,
    to: listAt, // the whole list, since the search the user left could hide the new record
    opens({ data }) {
      return recordState && data && { to: recordAt(data.id), state: recordState }
    },
    shows: isUncertain,
    wordsFor: (error) => (isUncertain(error) ? uncertain.text : undefined),
    outcomeAt(outcome) {
      if (outcome instanceof Error)
        return isUncertain(outcome) && sent.current ? lookAt(sent.current) : pathname
      const id = idOf(outcome)
      return id === undefined ? listAt : recordAt(id)
    },
  })

  async function submit(input: Input, again = false) {
    sent.current = input
    setLost(null)
    try {
      return await form.onSubmit(input, again)
    } catch (error) {
      if (isUncertain(error)) setLost(input)
      throw error
    }
  }

  const again = isBase ? uncertain.unsafe : uncertain.safe
  const notice = lost && {
    text: `${uncertain.text} ${again}`,
    action: {
      label: uncertain.look,
      to: lookAt(lost),
      onClick(entered: Values) {
        draft.keep(entered, undefined)
        navigation.go(lookAt(lost), { state: savedState })
      },
    },
  }
  return { form: { ...form, cancelTo, onSubmit: submit, notice: notice ?? undefined }, offer }
}

function idOf(result: unknown): Id | undefined {
  return (result as { data?: { id: Id } }).data?.id // oxlint-disable-line typescript/no-unsafe-type-assertion -- as: every create returns a WriteResult
}
