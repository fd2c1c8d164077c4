'use client'

import { createContext } from 'react'

/** True while all data are simulated and the frame of the app says so once; then no record has a mark of its own. */
export const AllSimulated = createContext(false)
