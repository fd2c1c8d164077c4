'use client'

import { Suspense, use, useLayoutEffect, useMemo, type ReactNode } from 'react'
import { createFormat, type Format } from '../format/createFormat.ts'
import { formatTexts, textLanguage } from '../format/formatTexts.ts'
import { withOwnTexts } from '../format/ownTexts.ts'
import { type Catalogues, firstEnglish, LocaleContext, type LocaleText } from './createTexts.ts'

export interface LocaleProviderProps {
  /** BCP 47 tag. The packages have texts for id and en; those of other languages come with `texts`. */
  language: string
  /** IANA time zone, such as Asia/Makassar. The default is that of the browser. */
  timeZone?: string
  /**
   * Returns the current time in ms since 1970 for ages and for "today", such as `client.serverNow`; a stable function. The
   * default is the clock of the computer, which may be wrong.
   */
  now?: () => number
  /** Texts of the app that replace texts of the catalogues. Create the object outside of the component. */
  texts?: LocaleText
  children: ReactNode
}

function LoadedLocale({ language, timeZone, now, texts: own, children }: LocaleProviderProps) {
  if (textLanguage(language) === 'en') use(firstEnglish())
  const locale = useMemo(() => {
    const texts = withOwnTexts(formatTexts[textLanguage(language)], own)
    const format = createFormat(language, timeZone, texts, now)
    return { language, timeZone, withOwn: replacer(own), format }
  }, [language, timeZone, now, own])
  // This must run before effects that send requests, because requests contain the language of the page.
  useLayoutEffect(() => {
    document.documentElement.lang = language
  }, [language])
  return <LocaleContext value={locale}>{children}</LocaleContext>
}

/** Returns the function that replaces texts of catalogues, once for each catalogue. */
function replacer(own: LocaleText | undefined) {
  const known = new Map<unknown, unknown>()
  return <Name extends keyof Catalogues>(name: Name, texts: Catalogues[Name]): Catalogues[Name] => {
    if (own?.[name] === undefined) return texts
    if (!known.has(texts)) known.set(texts, withOwnTexts(texts, own[name]))
    return known.get(texts) as Catalogues[Name] // oxlint-disable-line typescript/no-unsafe-type-assertion -- as: the map contains the replacement of these texts
  }
}

/**
 * Sets the language, the time zone and the app's own texts for the components of ui and maps. Renders nothing while the
 * English texts load.
 */
export function LocaleProvider(props: LocaleProviderProps) {
  return (
    <Suspense>
      <LoadedLocale {...props} />
    </Suspense>
  )
}

const WITHOUT_PROVIDER = { language: 'id', timeZone: 'Asia/Jakarta' } as const
let indonesian: Format | undefined

/** Returns the chosen language and time zone. Without a LocaleProvider these are Indonesian and WIB. */
export function useLocale(): { language: string; timeZone: string | undefined } {
  return use(LocaleContext) ?? WITHOUT_PROVIDER
}

/** Returns the formats of the chosen language and time zone. Without a LocaleProvider these are Indonesian and WIB. */
export function useFormat(): Format {
  return use(LocaleContext)?.format ?? (indonesian ??= createFormat('id', 'Asia/Jakarta'))
}
