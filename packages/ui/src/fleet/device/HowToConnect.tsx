import Alert from '@mui/material/Alert'
import Typography from '@mui/material/Typography'
import { DetailList } from '../../kit/DetailList/DetailList.tsx'
import { useContactTexts } from './contactTexts.ts'

/** The settings with which a tracker connects to the server. */
export interface TrackerAddress {
  /** The id that the device must send. */
  imei: string
  /** Host name or IP address of the server. */
  host: string
  /** Port of each protocol; null if the server does not listen for that protocol. */
  osmandPort: number | null
  gt06Port: number | null
}

const loopback = /^(localhost|127\.[\d.]+|\[::1\])$/

/** Shows the settings that connect a new phone app or GPS device to this server. */
export function HowToConnect({ imei, host, osmandPort, gt06Port }: TrackerAddress) {
  const texts = useContactTexts()
  const url = osmandPort === null ? null : `http://${host}:${osmandPort}`
  const osmand = url && { label: texts.osmandAddress, value: url, copy: url }
  const gt06 = gt06Port !== null && {
    label: texts.gt06Address,
    value: texts.serverAndPort(host, String(gt06Port)),
    copy: `${host}:${gt06Port}`,
  }
  return (
    <>
      <div>
        <Typography variant="subtitle1" component="h3">
          {texts.never}
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>{texts.neverHint}</Typography>
      </div>
      <DetailList
        items={[
          ...(osmand ? [osmand] : []),
          ...(gt06 ? [gt06] : []),
          { label: texts.ownId, value: imei, copy: imei },
        ]}
      />
      {loopback.test(host) && <Alert severity="info">{texts.localOnly}</Alert>}
    </>
  )
}
