import type { AccountTexts } from './id/account.ts'
import type { BellTexts } from './id/bell.ts'
import type { ContactTexts } from './id/contact.ts'
import type { DeviceTexts } from './id/device.ts'
import type { DriverTexts } from './id/driver.ts'
import type { NotificationTexts } from './id/notification.ts'
import type { NotificationRulesTexts } from './id/notificationRules.ts'
import type { OverviewTexts } from './id/overview.ts'
import type { PushTexts } from './id/push.ts'
import type { RoleTexts } from './id/role.ts'
import type { SearchTexts } from './id/search.ts'
import type { SelfServiceTexts } from './id/selfService.ts'
import type { UnknownDeviceTexts } from './id/unknownDevice.ts'
import type { UserTexts } from './id/user.ts'
import type { VehicleTexts } from './id/vehicle.ts'
import type { UiTexts } from './UiTexts.ts'

/** Some of a catalogue's texts, with the same keys and the same values as parameters. */
export type SomeTexts<Texts> = {
  [Key in keyof Texts]?: Texts[Key] extends string
    ? string
    : Texts[Key] extends (...values: never[]) => string
      ? Texts[Key]
      : SomeTexts<Texts[Key]>
}

/** Parts that bring their own texts, so that the sign-in does not carry them. */
interface LateTexts {
  account: AccountTexts
  contact: ContactTexts
  device: DeviceTexts
  driver: DriverTexts
  notification: NotificationTexts & BellTexts
  notificationRules: NotificationRulesTexts
  overview: OverviewTexts
  push: PushTexts
  role: RoleTexts
  search: SearchTexts
  selfService: SelfServiceTexts
  unknownDevice: UnknownDeviceTexts
  user: UserTexts
  vehicle: VehicleTexts
}

/** An app's own words in place of the kit's, key by key; what is left out stays. */
export type LocaleText = SomeTexts<UiTexts & LateTexts>

/** A catalogue with some texts replaced. */
export function withOwnTexts<Texts extends object>(texts: Texts, own: SomeTexts<Texts> | undefined): Texts {
  const all = { ...texts }
  for (const key in own) {
    const text: unknown = own[key]
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a group has groups where the catalogue has them
    if (isGroup(text)) all[key] = withOwnTexts(all[key] as object, text) as Texts[typeof key]
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a text has the kind of the one that it replaces
    else if (text !== undefined) all[key] = text as Texts[typeof key]
  }
  return all
}

function isGroup(texts: unknown): texts is object {
  return typeof texts === 'object' && texts !== null
}
