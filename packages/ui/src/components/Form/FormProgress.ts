import { createContext } from 'react'

/** The state of a submit, which fields and buttons of a form read. */
export const FormProgress = createContext({
  /** True while the form saves. Its fields are then focusable but read-only. */
  busy: false,
  /** Seconds until the next submit, as the server requested. */
  wait: 0,
})
