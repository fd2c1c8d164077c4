'use client'

import { use } from 'react'
import { createFormat, type Format } from './createFormat.ts'
import { age } from './id/age.ts'
import { units } from './id/units.ts'
import { LocaleContext } from './LocaleContext.ts'

let indonesian: Format | undefined

/** Numbers, dates, times and ages in the chosen language and time zone; without a LocaleProvider Indonesian in WIB. */
export function useFormat(): Format {
  return use(LocaleContext)?.format ?? (indonesian ??= createFormat('id', 'Asia/Jakarta', { units, age }))
}
