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
  teltonikaPort: number | null
}

const loopback = /^(localhost|127\.[\d.]+|\[::1\])$/

/** Shows the settings that connect a new phone app or GPS device to this server. */
export function HowToConnect({ imei, host, osmandPort, gt06Port, teltonikaPort }: TrackerAddress) {
  const texts = useContactTexts()
  const url = osmandPort === null ? null : `http://${host}:${osmandPort}`
  const osmand = url && { label: texts.osmandAddress, value: url, copy: url }
  const hardware = [
    { label: texts.gt06Address, port: gt06Port },
    { label: texts.teltonikaAddress, port: teltonikaPort },
  ].flatMap(({ label, port }) =>
    port === null ? [] : [{ label, value: texts.serverAndPort(host, String(port)), copy: `${host}:${port}` }],
  )
  return (
    <>
      <div>
        <Typography variant="subtitle1" component="h3">
          {texts.never}
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>{texts.neverHint}</Typography>
      </div>
      <DetailList
        items={[...(osmand ? [osmand] : []), ...hardware, { label: texts.ownId, value: imei, copy: imei }]}
      />
      {loopback.test(host) && <Alert severity="info">{texts.localOnly}</Alert>}
    </>
  )
}
