import { useFindAddress, useFleetMemory, useRecorder } from '@sikud/api/react'
import type { LivePosition } from '@sikud/api'
import { LiveFleet } from '@sikud/maps/tracking'
import { useGroupChoice } from '../../groups/useGroupChoice.tsx'
import { usePreferences } from '../../Preferences.tsx'
import { usePageSearch } from '../../layouts/usePageSearch.ts'
import { useTexts } from '../../texts.ts'
import { WorkspacePage } from '../../layouts/WorkspacePage.tsx'
import { usePanel } from '../../layouts/usePanel.ts'
import { useServices } from '../../services.ts'
import { CallPart, FactsPart } from './FactsPart.tsx'
import { tripsOfToday } from './tripsOfToday.ts'
import { useFollowLive } from './useFollowLive.ts'

const factsOf = (vehicle: LivePosition) => <FactsPart vehicle={vehicle} />
const actionsOf = (vehicle: LivePosition) => <CallPart vehicle={vehicle} />

/** Renders the page Pelacakan: the positions of the fleet. */
export function TrackingPage() {
  const { titles } = useTexts()
  const { client, config, server } = useServices()
  const { timeZone } = usePreferences()
  const depot = useGroupChoice()
  const follow = useFollowLive()
  const memory = useFleetMemory()
  const search = usePageSearch()
  const findAddress = useFindAddress()
  const record = useRecorder()
  const panel = usePanel()
  return (
    <WorkspacePage title={titles.tracking}>
      <LiveFleet
        follow={follow}
        single={server.isBase}
        groupId={depot.chosen}
        memory={memory}
        search={search}
        part={
          depot.field && {
            field: depot.field,
            chosen: depot.keys !== null,
            onClear: () => depot.choose(null),
          }
        }
        {...panel}
        map={config.map}
        externalMapUrl={config.externalMap}
        tripsHref={({ id }) => tripsOfToday(id, timeZone, client.serverNow())}
        facts={factsOf}
        actions={actionsOf}
        findAddress={findAddress}
        withPlaces={!server.isBase}
        onShare={
          record &&
          (({ device, time }, channel) =>
            record((client) => client.request('recordShare', { id: device.id, body: { channel, time } })))
        }
      />
    </WorkspacePage>
  )
}
