import type { PartTexts } from './localeText.ts'
import { account } from './en/account.ts'
import { assignment } from './en/assignment.ts'
import { audit } from './en/audit.ts'
import { bell } from './en/bell.ts'
import { contact } from './en/contact.ts'
import { device } from './en/device.ts'
import { driver } from './en/driver.ts'
import { factor } from './en/factor.ts'
import { group } from './en/group.ts'
import { notification } from './en/notification.ts'
import { notificationRules } from './en/notificationRules.ts'
import { overview } from './en/overview.ts'
import { push } from './en/push.ts'
import { role } from './en/role.ts'
import { search } from './en/search.ts'
import { security } from './en/security.ts'
import { selfService } from './en/selfService.ts'
import { system } from './en/system.ts'
import { unknownDevice } from './en/unknownDevice.ts'
import { user } from './en/user.ts'
import { vehicle } from './en/vehicle.ts'

/** English texts of all parts. They load together when the user chooses English. Indonesian texts load part by part. */
export const enParts: PartTexts = {
  account,
  assignment,
  audit,
  bell,
  contact,
  device,
  driver,
  factor,
  group,
  notification,
  notificationRules,
  overview,
  push,
  role,
  search,
  security,
  selfService,
  system,
  unknownDevice,
  user,
  vehicle,
}
