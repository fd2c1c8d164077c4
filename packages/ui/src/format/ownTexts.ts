/** A catalogue like `Texts`, with the same keys and parameters, but any text can be missing. */
export type SomeTexts<Texts> = {
  [Key in keyof Texts]?: Texts[Key] extends string
    ? string
    : Texts[Key] extends (...values: never[]) => string
      ? Texts[Key]
      : SomeTexts<Texts[Key]>
}

/** Returns a catalogue in which some texts, at any depth, are replaced. An `undefined` replaces nothing. */
export function withOwnTexts<Texts extends object>(texts: Texts, own: SomeTexts<Texts> | undefined): Texts {
  if (own === undefined) return texts
  const all = { ...texts }
  for (const key in own) {
    // Ignores the texts of other catalogues: an app passes its replacements for all catalogues in one object.
    if (!(key in texts)) continue
    const text: unknown = own[key]
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the types guarantee that both are groups
    if (isGroup(text)) all[key] = withOwnTexts(all[key] as object, text) as Texts[typeof key]
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- both have the same kind by their types
    else if (text !== undefined) all[key] = text as Texts[typeof key]
  }
  return all
}

function isGroup(texts: unknown): texts is object {
  return typeof texts === 'object' && texts !== null
}
