'use client'

import { use } from 'react'
import { createFormat, type Format } from '../format/createFormat.ts'
import { LocaleContext } from './LocaleContext.ts'

let indonesian: Format | undefined

/** Returns the formats of the chosen language and time zone. Without a LocaleProvider these are Indonesian and WIB. */
export function useFormat(): Format {
  return use(LocaleContext)?.format ?? (indonesian ??= createFormat('id', 'Asia/Jakarta'))
}
