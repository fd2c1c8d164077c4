import { createContext } from 'react'

/** Seconds that the server asked to wait before the form is sent again. */
export const FormWait = createContext(0)
