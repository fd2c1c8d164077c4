import { createContext } from 'react'

/** State of the submit, for fields and actions of a form. */
export const FormProgress = createContext({
  /** True while saving: fields are focusable but read-only. */
  busy: false,
  /** Seconds that the server asked to wait before the next submit. */
  wait: 0,
})
