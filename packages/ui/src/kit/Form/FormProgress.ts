import { createContext } from 'react'

/** The state of a submit, which fields and buttons of a form read. */
export const FormProgress = createContext({
  /** True while the form saves. Its fields are then focusable but read-only. */
  busy: false,
  /** Seconds until the user can submit again, because the server refused too many requests. */
  wait: 0,
})
