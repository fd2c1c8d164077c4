import type { OverviewTexts } from './id/overview.ts'
import type { UiTexts } from './UiTexts.ts'

/** Some of a catalogue's texts, with the same keys and the same values as parameters. */
export type SomeTexts<Texts> = {
  [Key in keyof Texts]?: Texts[Key] extends string
    ? string
    : Texts[Key] extends (...values: never[]) => string
      ? Texts[Key]
      : SomeTexts<Texts[Key]>
}

/** An app's own words in place of the kit's, key by key; what is left out stays. */
export type LocaleText = SomeTexts<UiTexts & { overview: OverviewTexts }>

/** A catalogue with some texts replaced. */
export function withOwnTexts<Texts extends object>(texts: Texts, own: SomeTexts<Texts> | undefined): Texts {
  if (!own) return texts
  const replaced = Object.entries(texts).map(([key, text]: [string, unknown]) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- entries() forgets whose keys they are
    const instead: unknown = own[key as keyof Texts]
    return [key, isGroup(text) && isGroup(instead) ? withOwnTexts(text, instead) : (instead ?? text)]
  })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same keys, with texts of the same kinds
  return Object.fromEntries(replaced) as Texts
}

function isGroup(texts: unknown): texts is object {
  return typeof texts === 'object' && texts !== null
}
