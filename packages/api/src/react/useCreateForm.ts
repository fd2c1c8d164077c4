'use client'
import { isObject } from '../client/httpError.ts'
import { useMe } from './account.ts'
import { useFleetApp, useLocation, useRecordTexts, useStored } from './FleetApp.ts'
import { userKey } from './useDraft.ts'
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
  /** Whether this browser stores what is typed; see `useRecordForm`. */
  isStored?: boolean
}

/** What the next record often has too. Never what belongs to one record only, such as a plate or a name. */
const repeated = ['group_id', 'brand_id', 'type_id', 'year'] as const

/** Values of the last record that the user made with this form. */
export type LastValues = { [Name in (typeof repeated)[number]]?: Id | null }

/** The last values of each form by its path, for one user. */
type LastRecords = { user: string; forms: Record<string, LastValues> }

/**
 * Returns the form of a new record; see `useRecordForm`. If the response is lost, the form says that the record may
 * exist, and links to a search for it.
 */
export function useCreateForm<Values, Input>(options: CreateFormOptions<Input>) {
  const { write, listAt, recordAt, search, recordState, isStored = false } = options
  const { isBase, navigation } = useFleetApp()
  const { uncertain } = useRecordTexts()
  const { pathname } = useLocation()
  const cancelTo = useListAsLeft()(listAt)
  const sent = useRef<Input | null>(null)
  const [last, remember] = useLastValues(pathname)
  /** Each further record is a new round of the form. It begins with values of the last record. */
  const [round, setRound] = useState({ count: 0, last })
  // The form can open before the account has loaded.
  if (round.last === undefined && last !== undefined) setRound({ ...round, last })
  const [lost, setLost] = useState<Input | null>(null)
  const lookAt = (input: Input) => `${listAt}?${new URLSearchParams({ search: search(input) })}`
  const { form, offer, draft } = useRecordForm<Values, Input>({
    write,
    isStored,
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
      const result = await form.onSubmit(input, again)
      const next = remember(input)
      if (again) {
        draft.finish()
        setRound(({ count }) => ({ count: count + 1, last: next }))
      }
      return result
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
  return {
    form: {
      ...form,
      cancelTo,
      onSubmit: submit,
      notice: notice ?? undefined,
      round: round.count,
      last: round.last as Partial<Input> | undefined, // oxlint-disable-line typescript/no-unsafe-type-assertion -- as: these values were part of an input of this form
    },
    offer,
  }
}

function idOf(result: unknown): Id | undefined {
  return (result as { data?: { id: Id } }).data?.id // oxlint-disable-line typescript/no-unsafe-type-assertion -- as: every create returns a WriteResult
}

/**
 * Returns the values of the last record that the signed-in user made with the form at `form`, and what keeps newer ones.
 * The values are undefined until the user is known.
 */
function useLastValues(form: string): [LastValues | undefined, (input: unknown) => LastValues] {
  const me = useMe()
  const user = me && userKey(me)
  const [stored, store] = useStored<LastRecords | null>('lastRecords', parseLastRecords, null)
  const forms = stored?.user === user ? (stored?.forms ?? {}) : {}
  function remember(input: unknown) {
    const last = lastValues(input)
    if (user !== undefined) store({ user, forms: { ...forms, [form]: last } })
    return last
  }
  return [user === undefined ? undefined : (forms[form] ?? noValues), remember]
}

const noValues: LastValues = {}

function lastValues(input: unknown): LastValues {
  if (!isObject(input)) return {}
  return Object.fromEntries(
    repeated.flatMap((name) => {
      const value = input[name]
      return typeof value === 'string' || typeof value === 'number' ? [[name, value]] : []
    }),
  )
}

function parseLastRecords(stored: string): LastRecords | undefined {
  const value: unknown = JSON.parse(stored)
  if (!isObject(value) || typeof value['user'] !== 'string' || !isObject(value['forms'])) return undefined
  const forms = Object.entries(value['forms']).map(([form, last]) => [form, lastValues(last)] as const)
  return { user: value['user'], forms: Object.fromEntries(forms) }
}
