/** A notice above the fields of a form, with an optional action. */
export interface FormNotice<Values> {
  text: string
  action?: {
    label: string
    /** URL of the action: a click with a modifier key opens it in a new tab; a plain click calls `onClick`. */
    to?: string
    /** Called on a click, with the current values of the form. */
    onClick: (entered: Values) => void
  }
}

/** Why a form loses unsaved values. */
export type Abandonment = 'left' | 'replaced'

/** Props that the page passes to the form of a record. */
export interface RecordFormProps<Values, Input> {
  /** Rejects with an ApiError when the server rejects the values. */
  onSubmit: (input: Input) => Promise<unknown>
  /** Makes the form read-only while the page saves. During its own submit a form is always read-only. */
  saving?: boolean
  cancelTo?: string
  onDirtyChange?: (dirty: boolean) => void
  /** Values that the user typed on an earlier visit and did not save. */
  draft?: Values | undefined
  /** Called with unsaved values when the form unmounts, or when a draft replaces them. */
  onAbandon?: ((entered: Values, why: Abandonment) => void) | undefined
  notice?: FormNotice<Values> | undefined
}
