'use client'
import { createContext } from 'react'

/** The colour scheme of the map; null if the map follows the theme. */
export const MapScheme = createContext<'light' | 'dark' | null>(null)
