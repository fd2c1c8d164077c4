'use client'
import FitScreenOutlined from '@mui/icons-material/FitScreenOutlined'
import MyLocationOutlined from '@mui/icons-material/MyLocationOutlined'
import { useState } from 'react'
import { useSnapshot } from '../../parts/useSnapshot.ts'
import { BaseMap } from '../../BaseMap/BaseMap.tsx'
import { MapTool } from '../../BaseMap/tools/MapTool.tsx'
import { ExternalMapLink } from '../../parts/ExternalMapLink.tsx'
import { useMapsTexts } from '../../locales/useMapsTexts.ts'
import type { MapConfig } from '../../BaseMap/MapConfig.ts'
import { ClusterList, type OpenCluster } from './ClusterList.tsx'
import { FleetCamera } from './FleetCamera.tsx'
import { FleetMarks } from './FleetMarks.tsx'
import type { FleetStore } from '../store/FleetStore.ts'
import type { MapCover } from './freeBox.ts'
import { useFleetTexts } from '../../locales/useFleetTexts.ts'

const jakarta = { center: [106.83, -6.2] as [number, number], zoom: 9 }

export interface FleetMapCanvasProps {
  fleet: FleetStore
  map: MapConfig
  selected: string | null
  selectionCount: number
  onSelect: (key: string | null) => void
  following: boolean
  /** The element that covers a part of the map, such as a sheet; null if nothing covers the map. */
  cover?: MapCover
  onFollow: (following: boolean) => void
  /** URL template of an external map, with {lat} and {lng}. */
  externalMapUrl: string
}

/** Renders the map of the fleet; its code is loaded on demand. */
export function FleetMapCanvas(props: FleetMapCanvasProps) {
  const { fleet, map, selected, selectionCount, onSelect, following, cover = null, onFollow } = props
  const { externalMapUrl } = props
  const maps = useMapsTexts()
  const texts = useFleetTexts()
  const [overviewCount, setOverviewCount] = useState(0)
  const [cluster, setCluster] = useState<OpenCluster | null>(null)
  return (
    <BaseMap
      config={map}
      label={maps.map}
      initialView={jakarta}
      fallback={<SelectedOutside fleet={fleet} selected={selected} externalMapUrl={externalMapUrl} />}
      tools={
        <>
          {!fleet.single && (
            <MapTool
              label={texts.showFleet}
              icon={<FitScreenOutlined fontSize="small" />}
              onClick={() => {
                onFollow(false)
                setOverviewCount(overviewCount + 1)
              }}
              isMain
            />
          )}
          {selected !== null && (
            <MapTool
              label={maps.recentre}
              icon={<MyLocationOutlined fontSize="small" />}
              pressed={following}
              onClick={() => onFollow(true)}
              isMain
            />
          )}
        </>
      }
    >
      <FleetMarks
        fleet={fleet}
        selected={selected}
        following={following}
        cover={cover}
        onSelect={onSelect}
        onCluster={setCluster}
      />
      <FleetCamera
        fleet={fleet}
        selected={selected}
        selectionCount={selectionCount}
        overviewCount={overviewCount}
        following={following}
        cover={cover}
        onRelease={() => onFollow(false)}
      />
      <ClusterList fleet={fleet} cluster={cluster} onSelect={onSelect} onClose={() => setCluster(null)} />
    </BaseMap>
  )
}

type SelectedOutsideProps = Pick<FleetMapCanvasProps, 'fleet' | 'selected' | 'externalMapUrl'>

/** Links to the position of the selected vehicle in the external map, if there is no map. */
function SelectedOutside({ fleet, selected, externalMapUrl }: SelectedOutsideProps) {
  const vehicle = useSnapshot(fleet.subscribe, () => fleet.positionIn(fleet.slotOf(selected)))
  if (!vehicle || vehicle.lat === null || vehicle.lng === null) return null
  return <ExternalMapLink template={externalMapUrl} lat={vehicle.lat} lng={vehicle.lng} />
}
