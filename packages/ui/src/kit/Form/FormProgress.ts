import { createContext } from 'react'

/** Value of the button that saves and begins the next record. */
export const AGAIN = 'again'

/** The state of a submit, which fields and buttons of a form read. */
export const FormProgress = createContext({
  /** True while the form saves. Its fields are then focusable but read-only. */
  busy: false,
  /** Seconds until the user can submit again, because the server refused too many requests. */
  wait: 0,
})
