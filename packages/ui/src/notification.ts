export { NotificationMenu, type NotificationMenuProps } from './fleet/notification/NotificationMenu.tsx'
export { NotificationInbox, type NotificationInboxProps } from './fleet/notification/NotificationInbox.tsx'
export {
  NotificationAnnouncer,
  type NotificationAnnouncerProps,
} from './fleet/notification/NotificationAnnouncer.tsx'
export {
  GroupRulesForm,
  type GroupRulesFormProps,
  NotificationRulesForm,
  type NotificationRulesFormProps,
} from './fleet/notificationRules/NotificationRulesForm.tsx'
export { SoundSetting, type SoundSettingProps } from './fleet/notificationRules/SoundSetting.tsx'
export type { RulesValues, VehicleKind, VehicleChoices } from './fleet/notificationRules/rulesValues.ts'
export type { InboxFilter } from './fleet/notification/inboxLists.ts'
export { knownKind, notificationKinds, type KnownKind } from './fleet/notification/notificationKinds.ts'
export type { SendTest } from './fleet/notificationRules/RuleRow.tsx'
