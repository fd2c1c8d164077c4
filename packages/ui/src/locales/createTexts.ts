'use client'

import { createContext, use } from 'react'
import type { Format } from '../format/createFormat.ts'
import { type FormatTexts, textLanguage } from '../format/formatTexts.ts'
import type { SomeTexts } from '../format/ownTexts.ts'

/** The texts of every catalogue, by its name. A file that calls `createTexts` adds its catalogue to this interface. */
export interface Catalogues extends FormatTexts {}

/**
 * Texts of an app that replace texts of catalogues: those of a brand, or a language of its own. Texts that are omitted do
 * not change; in a language other than English they are Indonesian.
 */
export type LocaleText = { [Name in keyof Catalogues]?: SomeTexts<Catalogues[Name]> }

interface Locale {
  /** BCP 47 tag. */
  language: string
  timeZone: string | undefined
  /** Replaces texts of a catalogue by those of the app; returns the same object for the same texts. */
  withOwn: <Name extends keyof Catalogues>(name: Name, texts: Catalogues[Name]) => Catalogues[Name]
  format: Format
}

/** The chosen language. It is null without a LocaleProvider; the language is then Indonesian. */
export const LocaleContext = createContext<Locale | null>(null)

const english: (() => Promise<unknown>)[] = []
let isEnglishWanted = false

let first: Promise<unknown> | undefined

/**
 * Loads the English texts of all catalogues whose code has loaded. A catalogue whose code loads later then loads its
 * English texts at once. Returns a promise for `use`.
 */
export function firstEnglish(): Promise<unknown> {
  isEnglishWanted = true
  return (first ??= readable(loadEnglish()))
}

/** Resolves when the texts of all loaded code are there in the language that a LocaleProvider has chosen. */
export async function textsLoaded(): Promise<void> {
  if (isEnglishWanted) await loadEnglish()
}

function loadEnglish() {
  return Promise.all(english.map((load) => load()))
}

/* @__NO_SIDE_EFFECTS__ */
/**
 * Creates a catalogue and returns the hook that returns its texts in the chosen language. The caller imports its own
 * Indonesian texts, so that a page loads only the texts that it shows. If the English texts cannot load, Indonesian
 * texts are shown.
 */
export function createTexts<Name extends keyof Catalogues>(
  name: Name,
  id: Catalogues[Name],
  importEnglish: () => Promise<{ en: Catalogues[Name] }>,
): () => Catalogues[Name] {
  let loading: Promise<Catalogues[Name]> | undefined
  const load = () =>
    (loading ??= readable(
      importEnglish().then(
        ({ en }) => en,
        () => id,
      ),
    ))
  english.push(load)
  if (isEnglishWanted) void load()

  return function useCatalogue() {
    const locale = use(LocaleContext)
    if (locale === null) return id
    // Calls `use` in each render: React replays a render that waited, and expects the same calls.
    return locale.withOwn(name, textLanguage(locale.language) === 'en' ? use(load()) : id)
  }
}

/** Makes `use` return the value of a promise that has resolved at once, without waiting for a microtask. */
function readable<Value>(promise: Promise<Value>): Promise<Value> {
  const result = promise.then((value) => {
    void Object.assign(result, { status: 'fulfilled', value })
    return value
  })
  return result
}
