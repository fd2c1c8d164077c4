import type { SomeTexts } from '../format/ownTexts.ts'
import type { AccountTexts } from './id/account.ts'
import type { AssignmentTexts } from './id/assignment.ts'
import type { SecurityTexts } from './id/security.ts'
import type { BellTexts } from './id/bell.ts'
import type { ContactTexts } from './id/contact.ts'
import type { DeviceTexts } from './id/device.ts'
import type { DriverTexts } from './id/driver.ts'
import type { FactorTexts } from './id/factor.ts'
import type { GroupTexts } from './id/group.ts'
import type { NotificationTexts } from './id/notification.ts'
import type { NotificationRulesTexts } from './id/notificationRules.ts'
import type { AuditTexts } from './id/audit.ts'
import type { OverviewTexts } from './id/overview.ts'
import type { PushTexts } from './id/push.ts'
import type { RoleTexts } from './id/role.ts'
import type { SearchTexts } from './id/search.ts'
import type { SelfServiceTexts } from './id/selfService.ts'
import type { SystemTexts } from './id/system.ts'
import type { UnknownDeviceTexts } from './id/unknownDevice.ts'
import type { UserTexts } from './id/user.ts'
import type { VehicleTexts } from './id/vehicle.ts'
import type { UiTexts } from './UiTexts.ts'

/**
 * The texts of the parts of the interface. Each part imports its own Indonesian texts, so that the sign-in page does
 * not load the texts of all parts.
 */
export interface PartTexts {
  account: AccountTexts
  assignment: AssignmentTexts
  bell: BellTexts
  contact: ContactTexts
  device: DeviceTexts
  driver: DriverTexts
  factor: FactorTexts
  group: GroupTexts
  notification: NotificationTexts
  notificationRules: NotificationRulesTexts
  audit: AuditTexts
  overview: OverviewTexts
  push: PushTexts
  role: RoleTexts
  search: SearchTexts
  security: SecurityTexts
  selfService: SelfServiceTexts
  system: SystemTexts
  unknownDevice: UnknownDeviceTexts
  user: UserTexts
  vehicle: VehicleTexts
}

/** Texts of an app that replace texts of the kit. Texts that are omitted do not change. */
export type LocaleText = SomeTexts<
  UiTexts & Omit<PartTexts, 'bell' | 'notification'> & { notification: NotificationTexts & BellTexts }
>
