export { useAccountQuery, useMe, useServerNow } from './react/account.ts'
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
  FleetAppContext,
  useFleetApp,
  useFleetClient,
  type AppLocation,
  type FleetApp,
  type Navigation,
  type Question,
  type RecordTexts,
} from './react/FleetApp.ts'
export { useChosenGroup, useGivenGroups, useGroups, useRowsOfGroup } from './react/groups.ts'
export { LeftListsContext, useLeaveList, useListAsLeft } from './react/leftLists.ts'
export {
  createOfflineData,
  noOfflineData,
  type OfflineData,
  type OfflineValues,
} from './react/offlineData.ts'
export { useOwnerTrips, useTripSummary, useVehicleNow } from './react/ownerTrips.ts'
export { may, mayCall, ownPermissions } from './react/permissions.ts'
export { createQueryClient, type WritingPage } from './react/queryClient.ts'
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
export { useKeptAccount } from './react/useKeptAccount.ts'
export { usePageWrite } from './react/usePageWrite.ts'
export { useRecordForm } from './react/useRecordForm.ts'
export { useArchivableRows, useRecordList, type ListUrl, type RowsQuery } from './react/useRecordList.ts'
export { useRenewAll } from './react/useRenewAll.ts'
export { useSave, type SaveOptions, type Write } from './react/useSave.ts'
export { useSearch } from './react/useSearch.ts'
export { useSecretForm } from './react/useSecretForm.ts'
export { useUnsavedGuard } from './react/useUnsavedGuard.ts'
export { savedState, useVisit, type Visit } from './react/useVisit.ts'
export { browserPermission, type BrowserPermission } from './react/push/browserPermission.ts'
export { createPush, type Push, type PushServer } from './react/push/createPush.ts'
export { createToasts } from './react/push/createToasts.ts'
export { followWorker, hiddenChannel } from './react/push/followWorker.ts'
export { PushError } from './react/push/pushFailure.ts'
export { registerWorker } from './react/push/registerWorker.ts'
export type {
  PushConnection,
  PushedMessage,
  PushFailure,
  PushFault,
  PushPermission,
  PushState,
} from './react/push/pushState.ts'
