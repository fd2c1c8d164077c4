'use client'
import { createContext } from 'react'

/** The colour scheme of a map that does not follow the theme. */
export const MapScheme = createContext<'light' | 'dark' | null>(null)
