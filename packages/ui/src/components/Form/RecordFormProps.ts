/** What stands above the fields of a form, and what can be done about it. */
export interface FormNotice<Values> {
  text: string
  action?: {
    label: string
    /** Makes the action a link, for another tab; `onClick` goes there in this one. */
    to?: string
    /** Given what the form holds. */
    onClick: (entered: Values) => void
  }
}

/** Why a form loses unsaved entries. */
export type Abandonment = 'left' | 'replaced'

/** What the form of a record is told by its page. */
export interface RecordFormProps<Values, Input> {
  /** Rejects with an ApiError when the server refused. */
  onSubmit: (input: Input) => Promise<unknown>
  /** Keeps the form as it is while the page saves; the form's own submit counts as well. */
  saving?: boolean
  cancelTo?: string
  onDirtyChange?: (dirty: boolean) => void
  /** Entries of an earlier visit that were not saved. */
  draft?: Values | undefined
  /** Given unsaved entries when the form goes away, or when a draft takes their place. */
  onAbandon?: ((entered: Values, why: Abandonment) => void) | undefined
  notice?: FormNotice<Values> | undefined
}
