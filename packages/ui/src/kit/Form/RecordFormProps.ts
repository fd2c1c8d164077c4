/** A notice above the fields of a form. With `action`, it contains a link or a button. */
export interface FormNotice<Values> {
  text: string
  action?: {
    label: string
    /** URL of the action. A click with a modifier key opens it in a new tab, and a plain click calls `onClick`. */
    to?: string
    /** Called on a click, with the current values of the form. */
    onClick: (entered: Values) => void
  }
}

/** Why unsaved values of a form are lost: the user left the form, or a draft replaced the values. */
export type Abandonment = 'left' | 'replaced'

/** Props that a page passes to the form of a record. */
export interface RecordFormProps<Values, Input> {
  /**
   * Saves the values. Rejects with an ApiError if the server rejects the values. With `again` the page stays open for
   * the next record.
   */
  onSubmit: (input: Input, again?: boolean) => Promise<unknown>
  /** Whether the page is saving. The form is read-only while the page saves, and while the form itself submits. */
  saving?: boolean
  cancelTo?: string
  /** Whether the server has only the base API. A form leaves out the fields of extensions unless this is false. */
  isBase?: boolean
  onDirtyChange?: (dirty: boolean) => void
  /** Values that the user did not save on an earlier visit. */
  draft?: Values | undefined
  /** Called with the unsaved values when the form unmounts, or when a draft replaces them. */
  onAbandon?: ((entered: Values, why: Abandonment) => void) | undefined
  /** Called with the values when the user has changed one. */
  onEntered?: ((entered: Values) => void) | undefined
  notice?: FormNotice<Values> | undefined
  /** Number of records that this form has made so far; see `Form`. */
  round?: number
  /** Values of the record that the user made last, with which a new one begins. */
  last?: Partial<Input> | undefined
}
