import type { MapsTexts } from './id.ts'
import type { AddressTexts } from './id/address.ts'
import type { FleetTexts } from './id/fleet.ts'
import type { PlayerTexts } from './id/player.ts'
import type { TakeTexts } from './id/take.ts'
import type { TripTexts } from './id/trip.ts'

/** Some of a catalogue's texts, with the same keys and the same values as parameters. */
export type SomeTexts<Texts> = {
  [Key in keyof Texts]?: Texts[Key] extends string
    ? string
    : Texts[Key] extends (...values: never[]) => string
      ? Texts[Key]
      : SomeTexts<Texts[Key]>
}

/** Parts that bring their own texts, so that the page's first chunk does not carry them. */
interface LateTexts {
  address: AddressTexts
  fleet: FleetTexts
  player: PlayerTexts
  take: TakeTexts
  trip: TripTexts
}

/** An app's own words in place of the maps', key by key; what is left out stays. */
export type MapsLocaleText = SomeTexts<MapsTexts & LateTexts>

/** A catalogue with some texts replaced; groups keep what is not replaced in them, and undefined replaces nothing. */
export function withOwnTexts<Texts extends object>(texts: Texts, own: SomeTexts<Texts> | undefined): Texts {
  if (own === undefined) return texts
  const replaced = Object.entries(texts).map(([key, text]: [string, unknown]) => {
    const given: unknown = Reflect.get(own, key)
    if (isGroup(text) && isGroup(given)) return [key, withOwnTexts(text, given)]
    return [key, given ?? text]
  })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the catalogue, with texts of their kind
  return Object.fromEntries(replaced) as Texts
}

function isGroup(texts: unknown): texts is object {
  return typeof texts === 'object' && texts !== null
}
