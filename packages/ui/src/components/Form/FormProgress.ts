import { createContext } from 'react'

/** What the fields and the actions of a form are told about its sending. */
export const FormProgress = createContext({
  /** It is being saved: fields can be read and focused, not changed. */
  busy: false,
  /** Seconds that the server asked to wait before the form is sent again. */
  wait: 0,
})
