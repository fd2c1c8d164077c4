import { accountHandlers } from './records/user/accountHandlers.ts'
import { approvalHandlers, registerHandlers, setupHandlers } from './records/auth/registerHandlers.ts'
import type { AccountSettings, Config, PasskeySite } from './config/config.ts'
import { archiveHandlers } from './records/archive/archiveHandlers.ts'
import { auditHandlers } from './audit/auditHandlers.ts'
import { exportHandlers } from './audit/exportHandlers.ts'
import { changeHandlers } from './records/changes/changeHandlers.ts'
import { bulkHandlers } from './records/bulk/bulkHandlers.ts'
import { authHandlers } from './records/auth/authHandlers.ts'
import { signInFactorHandlers, signInPasskeyHandlers } from './records/auth/signInFactorHandlers.ts'
import { confirmHandlers } from './records/me/confirmHandlers.ts'
import { passkeyHandlers } from './records/me/passkeyHandlers.ts'
import { factorHandlers } from './records/me/factorHandlers.ts'
import type { SecretKey } from './security/factors/factors.ts'
import { deviceHandlers } from './records/device/deviceHandlers.ts'
import { driverHandlers } from './records/driver/driverHandlers.ts'
import { geocodeHandlers } from './geocode/geocodeHandlers.ts'
import { groupHandlers } from './records/group/groupHandlers.ts'
import { importHandlers } from './records/import/importHandlers.ts'
import { ingestHandlers } from './ingest/ingestHandlers.ts'
import { linkHandlers } from './records/auth/linkHandlers.ts'
import { liveHandlers } from './live/liveHandlers.ts'
import { locationHandlers } from './records/location/locationHandlers.ts'
import { emailHandlers } from './records/me/emailHandlers.ts'
import { meHandlers } from './records/me/meHandlers.ts'
import { sessionHandlers, viewAsHandlers } from './records/me/sessionHandlers.ts'
import { tokenHandlers } from './records/me/tokenHandlers.ts'
import { notificationHandlers } from './notifications/notificationHandlers.ts'
import { osmandHandlers } from './ingest/osmand/osmandHandlers.ts'
import { traccarHandlers } from './ingest/traccar/traccarHandlers.ts'
import { positionHandlers } from './positions/positionHandlers.ts'
import { pushHandlers } from './push/pushHandlers.ts'
import { type SystemServices, systemHandlers } from './operations/systemHandlers.ts'
import { roleHandlers } from './records/role/roleHandlers.ts'
import { assignmentHandlers } from './records/device/assignmentHandlers.ts'
import { tripDeletionHandlers } from './trips/tripDeletionHandlers.ts'
import { tripHandlers } from './trips/tripHandlers.ts'
import { userHandlers } from './records/user/userHandlers.ts'
import { vehicleHandlers } from './records/vehicle/vehicleHandlers.ts'
import { vehicleSetupHandlers } from './records/vehicle/vehicleSetupHandlers.ts'
import type { Geocoder } from './geocode/Geocoder.ts'
import type { Handlers } from './http/operations.ts'
import type { Intake } from './ingest/Intake.ts'
import type { LiveFeed } from './live/LiveFeed.ts'
import type { PushProvider } from './push/PushProvider.ts'

interface ServerServices extends SystemServices {
  settings: SystemServices['settings'] & Pick<Config, 'publicUrl'>
  accounts: AccountSettings
  secretKey: SecretKey
  /** Null if passkeys are off. */
  passkeySite: PasskeySite | null
  liveFeed: LiveFeed
  geocoder: Geocoder
  intake: Intake
  /** Null if push is not configured. */
  pushProvider: PushProvider | null
}

/** Builds the handlers of all operations; the keys are the operationIds of the contract. */
export function buildHandlers(services: ServerServices): Handlers {
  return {
    ...archiveHandlers(services),
    ...bulkHandlers(services),
    ...changeHandlers(services),
    ...auditHandlers(services),
    ...exportHandlers(services),
    ...authHandlers(services),
    ...signInFactorHandlers(services),
    ...signInPasskeyHandlers(services),
    ...confirmHandlers(services),
    ...passkeyHandlers(services),
    ...factorHandlers(services),
    ...linkHandlers(services),
    ...registerHandlers(services),
    ...setupHandlers(services),
    ...meHandlers(services),
    ...emailHandlers(services),
    ...sessionHandlers(services),
    ...tokenHandlers(services),
    ...viewAsHandlers(services),
    ...locationHandlers(services),
    ...tripHandlers(services),
    ...assignmentHandlers(services),
    ...tripDeletionHandlers(services),
    ...positionHandlers(services),
    ...liveHandlers(services),
    ...geocodeHandlers(services),
    ...ingestHandlers(services),
    ...osmandHandlers(services),
    ...traccarHandlers(services),
    ...notificationHandlers(services),
    ...pushHandlers(services),
    ...deviceHandlers(services),
    ...driverHandlers(services),
    ...vehicleHandlers(services),
    ...vehicleSetupHandlers(services),
    ...importHandlers(services),
    ...userHandlers(services),
    ...accountHandlers(services),
    ...approvalHandlers(services),
    ...roleHandlers(services),
    ...groupHandlers(services),
    ...systemHandlers(services),
  }
}
