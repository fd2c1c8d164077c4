export { useAccountQuery, useMe, usePlaces, useServerNow } from './react/account.ts'
export { useAssignmentCheck, useAssignmentCorrection, useAssignmentHistory } from './react/assignments.ts'
export { isOwnAccount, mayManageAccounts, roleReason, userReason } from './react/authority.ts'
export {
  useContactActions,
  useDeviceContact,
  useDevicesOf,
  useExcludedTrips,
  useUnknownDeviceCount,
  useVehicleTypes,
} from './react/devices.ts'
export { createDrafts, type Draft, type Drafts } from './react/drafts.ts'
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
export { InboxProvider, useInbox, type Inbox, type NewNotification } from './react/inbox/InboxProvider.ts'
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
} from './react/offlineData.ts'
export { useOwnerTrips, useTripSummary, useVehicleNow } from './react/ownerTrips.ts'
export { may, mayCall, ownPermissions } from './react/permissions.ts'
export { createReachability, type Reachability } from './react/reachability.ts'
export { readPages } from './react/readPages.ts'
export { useDriverAccess, useRecordHistory, useRecordTabs, type HistoryKind } from './react/recordHistory.ts'
export { openSession, type Session, type SessionChange } from './react/session.ts'
export { createStepUp, type StepUp } from './react/stepUp.ts'
export { useArchiveWrites } from './react/useArchiveWrites.ts'
export { useCreateForm } from './react/useCreateForm.ts'
export { useDelete } from './react/useDelete.ts'
export { restoringState, useDraft, useDraftOwner } from './react/useDraft.ts'
export { useEditForm } from './react/useEditForm.ts'
export { useFindAddress } from './react/useFindAddress.ts'
export { useFleetMemory, useKeptAccount } from './react/useKeptAccount.ts'
export { useOffline } from './react/useOffline.ts'
export { usePageWrite } from './react/usePageWrite.ts'
export { useRecorder } from './react/useRecorder.ts'
export { useRecordForm } from './react/useRecordForm.ts'
export { useArchivableRows, useRecordList, type ListUrl, type RowsQuery } from './react/useRecordList.ts'
export { useRenewAll } from './react/useRenewAll.ts'
export { useSave, type SaveOptions, type Write } from './react/useSave.ts'
export { useSearch } from './react/useSearch.ts'
export { useSecretForm } from './react/useSecretForm.ts'
export { useIsStepUpAsked, useStepUp } from './react/useStepUp.ts'
export { useUnsavedGuard } from './react/useUnsavedGuard.ts'
export { useViewAs } from './react/useViewAs.ts'
export { savedState, useVisit, type Visit } from './react/useVisit.ts'
export { browserPermission, type BrowserPermission } from './react/push/browserPermission.ts'
export { createPush, createPushServer, type Push, type PushServer } from './react/push/createPush.ts'
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
export { askPasskey, makePasskey, usePasskeyObstacle } from './react/auth/passkeys.ts'
export { useGuestCall, useLinkCall } from './react/auth/useGuestCall.ts'
export { usePasswordLink, type LinkPurpose } from './react/auth/usePasswordLink.ts'
export { useSignIn } from './react/auth/useSignIn.ts'
export {
  useEmailChange,
  useFactorEnrolment,
  useOwnFactor,
  useOwnPasskeys,
  useOwnSessions,
  useOwnTokens,
  usePasskeyEnrolment,
} from './react/security.ts'
export {
  invitedState,
  useAccountActions,
  useAccountLink,
  useFirstLink,
  userMenuActions,
  useUserAccess,
  type AccountAction,
} from './react/users.ts'
export { useCopiedRole, useRequireFactor, useRoleActions, useRoleComparison } from './react/roles.ts'
