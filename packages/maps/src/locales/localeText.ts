import type { SomeTexts } from '@sikud/ui/format'
import type { MapsTexts } from './id.ts'
import type { AddressTexts } from './id/address.ts'
import type { TripExportTexts } from './id/tripExport.ts'
import type { FleetTexts } from './id/fleet.ts'
import type { PlayerTexts } from './id/player.ts'
import type { SessionsTexts } from './id/sessions.ts'
import type { TripTexts } from './id/trip.ts'
import type { WorkspaceTexts } from './id/workspace.ts'

/** Texts of the parts of the maps; each part imports its own Indonesian texts. */
export interface PartTexts {
  address: AddressTexts
  tripExport: TripExportTexts
  fleet: FleetTexts
  player: PlayerTexts
  sessions: SessionsTexts
  trip: TripTexts
  workspace: WorkspaceTexts
}

/** Texts with which an app replaces some texts of the maps. */
export type MapsLocaleText = SomeTexts<MapsTexts & PartTexts>
