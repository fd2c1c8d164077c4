export { useAccountQuery, useMe, usePlaces, useServerNow } from './react/account.ts'
export {
  useAssignmentCheck,
  useAssignmentCorrection,
  useAssignmentHistory,
  useDriverChange,
} from './react/assignments.ts'
export {
  isOwnAccount,
  mayManageAccounts,
  roleReason,
  userReason,
  type AuthorityTexts,
} from './react/authority.ts'
export { useDeleted, useDeletedKinds } from './react/deleted.ts'
export {
  useContactActions,
  useDeviceContact,
  useDevicesOf,
  useExcludedTrips,
  useUnknownDeviceCount,
} from './react/devices.ts'
export { useVehicleChoices } from './react/vehicleChoices.ts'
export type { Draft, DraftStorage } from './react/browserDrafts.ts'
export { createDrafts, openBrowserDrafts, type Drafts } from './react/drafts.ts'
export { isRefused, isStatus, isUncertain, namesFields, needsFactor, wordsOf } from './react/failures.ts'
export {
  useFleetApp,
  useFleetClient,
  type AppLocation,
  type FleetApp,
  type Navigation,
  type Question,
  type RecordTexts,
} from './react/FleetApp.ts'
export { FleetAppProvider } from './react/FleetAppProvider.ts'
export { useChosenGroup, useGivenGroups, useGroups, useRowsOfGroup } from './react/groups.ts'
export {
  InboxProvider,
  useInbox,
  type Inbox,
  type NewNotification,
  type InboxProviderProps,
} from './react/inbox/InboxProvider.ts'
export { useInboxFilter } from './react/inbox/useInboxFilter.ts'
export { useInboxNews } from './react/inbox/useInboxNews.ts'
export { useSoundSetting } from './react/inbox/useSound.ts'
export { isInside } from './inboxItems.ts'
export { useLeaveList, useListAsLeft } from './react/leftLists.ts'
export {
  createOfflineData,
  eraseWithSession,
  noOfflineData,
  type OfflineData,
  type OfflineValues,
  type OfflineStorage,
} from './react/offlineData.ts'
export {
  useOwnerTrips,
  useTripSummary,
  useVehicleNow,
  type TripOwner,
  type TripPeriod,
} from './react/ownerTrips.ts'
export { may, mayCall, ownPermissions } from './react/permissions.ts'
export { createReachability, type Reachability } from './react/reachability.ts'
export { readPages } from './react/readPages.ts'
export {
  useDriverAccess,
  useRecordHistory,
  useUndo,
  useRecordTabs,
  type HistoryKind,
  type RecordTab,
} from './react/recordHistory.ts'
export { openSession, type Session, type SessionChange } from './react/session.ts'
export { createStepUp, type StepUp } from './react/stepUp.ts'
export { useArchiveWrites } from './react/useArchiveWrites.ts'
export { useImportChoices, useImportKinds, useSheetImport } from './react/useSheetImport.ts'
export { mayBulk, useBulk } from './react/useBulk.ts'
export { useCreateForm, type CreateFormOptions } from './react/useCreateForm.ts'
export { useDelete, type Deletion } from './react/useDelete.ts'
export { restoringState, useDraft, useDraftOwner, userKey } from './react/useDraft.ts'
export { useEditForm, type EditFormOptions } from './react/useEditForm.ts'
export { useFindAddress } from './react/useFindAddress.ts'
export { useFleetMemory, useKeptAccount } from './react/useKeptAccount.ts'
export { useOffline } from './react/useOffline.ts'
export { usePageWrite, type PageWrite } from './react/usePageWrite.ts'
export { useRecorder } from './react/useRecorder.ts'
export { useRecordForm, type RecordFormOptions } from './react/useRecordForm.ts'
export {
  useArchivableRows,
  useRecordList,
  type ListUrl,
  type RowsQuery,
  type ArchivableList,
} from './react/useRecordList.ts'
export { useRenewAll } from './react/useRenewAll.ts'
export { useSave, type SaveOptions, type Write } from './react/useSave.ts'
export { useSearch, type ChangeSearch } from './react/useSearch.ts'
export { useSecretForm } from './react/useSecretForm.ts'
export { useIsStepUpAsked, useStepUp } from './react/useStepUp.ts'
export { useUnsavedGuard } from './react/useUnsavedGuard.ts'
export { useViewAs } from './react/useViewAs.ts'
export { savedState, useVisit, type Visit } from './react/useVisit.ts'
export { browserPermission, type BrowserPermission } from './react/push/browserPermission.ts'
export {
  createPush,
  createPushServer,
  type Push,
  type PushServer,
  type PushOptions,
} from './react/push/createPush.ts'
export { hiddenChannel } from './react/push/followWorker.ts'
export { PushError } from './react/push/pushFailure.ts'
export { registerWorker } from './react/push/registerWorker.ts'
export { usePush, usePushSettings } from './react/push/usePush.ts'
export { usePushMessages } from './react/push/usePushMessages.ts'
export type {
  PushConnection,
  PushedMessage,
  PushFailure,
  PushFault,
  PushPermission,
  PushState,
  PushTest,
} from './react/push/pushState.ts'
export {
  useHydrated,
  type GuestApp,
  type GuestTexts,
  type LinkApp,
  type PasskeyTexts,
} from './react/auth/GuestApp.ts'
export { askPasskey, makePasskey, usePasskeyObstacle, type PasskeyObstacle } from './react/auth/passkeys.ts'
export { useGuestCall, useLinkCall } from './react/auth/useGuestCall.ts'
export { usePasswordLink, type LinkPurpose, type NewPasswords } from './react/auth/usePasswordLink.ts'
export { useSignIn } from './react/auth/useSignIn.ts'
export {
  useEmailChange,
  useFactorEnrolment,
  useOwnFactor,
  useOwnPasskeys,
  useOwnSessions,
  useOwnTokens,
  usePasskeyEnrolment,
  type OwnPasskeysTexts,
} from './react/security.ts'
export {
  invitedState,
  useAccountActions,
  useAccountLink,
  useFirstLink,
  userMenuActions,
  useUserAccess,
  type AccountAction,
  type AccountActionOptions,
  type UserAccessTexts,
  type AccountActionTexts,
} from './react/users.ts'
export {
  useCopiedRole,
  useRequireFactor,
  useRoleActions,
  useRoleComparison,
  type RoleActionOptions,
} from './react/roles.ts'
