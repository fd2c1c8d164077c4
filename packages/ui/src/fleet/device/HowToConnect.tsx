import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import CircularProgress from '@mui/material/CircularProgress'
import FormLabel from '@mui/material/FormLabel'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { type DetailItem, DetailList } from '../../kit/DetailList/DetailList.tsx'
import { type ContactTexts, useContactTexts } from './contactTexts.ts'

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
  /** The URL to which a Traccar server forwards; undefined if the server takes nothing from one. */
  traccarUrl?: string | undefined
}

const loopback = /^(localhost|127\.[\d.]+|\[::1\])$/
const ipAddress = /^(\d{1,3}(\.\d{1,3}){3}|\[[\da-f:]+\])$/i

/** A kind of tracker, and the settings that let it report to this server. */
interface Model {
  key: keyof ContactTexts['models']
  settings: DetailItem[]
  hint?: string
}

/** Returns the lines of `traccar.xml` with which a Traccar server forwards its positions. */
function forwardingLines(url: string): string {
  const entries = {
    type: 'json',
    url,
    header: 'Authorization: Bearer TOKEN',
    'retry.enable': 'true',
    'retry.limit': '10000',
  }
  return Object.entries(entries)
    .map(([key, value]) => `<entry key='forward.${key}'>${value}</entry>`)
    .join('\n')
}

function modelsOf(address: TrackerAddress, texts: ContactTexts): Model[] {
  const { imei, host, osmandPort, gt06Port, teltonikaPort, traccarUrl } = address
  const ownId = { label: texts.ownId, value: imei, copy: imei }
  const url = `http://${host}:${osmandPort}`
  const server = (port: number | null) => ({
    label: texts.serverAndPort,
    value: `${host}:${port}`,
    copy: `${host}:${port}`,
  })
  const message = (text: string, label = texts.message) => ({
    label,
    // Spaces at the start belong to the message.
    value: (
      <Box component="code" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {text}
      </Box>
    ),
    copy: text,
  })
  const named = `${url}/?id=${encodeURIComponent(imei)}`
  const models: (Model & { isOffered: boolean })[] = [
    {
      key: 'traccar',
      isOffered: osmandPort !== null,
      settings: [{ label: texts.serverAddress, value: url, copy: url }, ownId],
    },
    {
      key: 'overland',
      isOffered: osmandPort !== null,
      settings: [{ label: texts.serverAddress, value: <bdi>{named}</bdi>, copy: named }],
    },
    {
      key: 'gt06',
      isOffered: gt06Port !== null,
      settings: [
        // The first number says whether a host name or an IP address follows, the last one that TCP is used.
        message(`SERVER,${ipAddress.test(host) ? 0 : 1},${host},${gt06Port},0#`),
        server(gt06Port),
        ownId,
      ],
      hint: texts.apnFirst,
    },
    {
      key: 'teltonika',
      isOffered: teltonikaPort !== null,
      settings: [
        // The login and the password of the tracker stand before each space; both are empty by default.
        message(`  setparam 2004:${host};2005:${teltonikaPort};2006:0`),
        server(teltonikaPort),
        ownId,
      ],
      hint: texts.loginFirst,
    },
    {
      key: 'gateway',
      isOffered: traccarUrl !== undefined,
      settings: [message(forwardingLines(traccarUrl ?? ''), 'traccar.xml'), ownId],
      hint: texts.tokenFirst,
    },
  ]
  return models.filter(({ isOffered }) => isOffered)
}

/** Shows the settings that connect a new phone app or tracker to this server, and that its first report is awaited. */
export function HowToConnect(address: TrackerAddress) {
  const texts = useContactTexts()
  const id = useId()
  const models = modelsOf(address, texts)
  const [chosen, setChosen] = useState(models[0]?.key)
  const model = models.find(({ key }) => key === chosen) ?? models[0]
  return (
    <>
      <div>
        <Typography variant="subtitle1" component="h3">
          {texts.never}
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>{texts.neverHint}</Typography>
      </div>
      <Box sx={{ display: 'grid', gap: 0.5 }}>
        <FormLabel htmlFor={id}>{texts.model}</FormLabel>
        <TextField
          select
          id={id}
          size="small"
          value={model?.key ?? ''}
          onChange={({ target }) => setChosen(models.find(({ key }) => key === target.value)?.key)}
          slotProps={{ select: { native: true } }}
        >
          {models.map(({ key }) => (
            <option key={key} value={key}>
              {texts.models[key]}
            </option>
          ))}
        </TextField>
      </Box>
      {model && <DetailList items={model.settings} />}
      {model?.hint && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {model.hint}
        </Typography>
      )}
      {loopback.test(address.host) && <Alert severity="info">{texts.localOnly}</Alert>}
      <Box component="output" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <CircularProgress size={16} aria-hidden />
        {texts.waiting}
      </Box>
      <details>
        <Box component="summary" sx={{ cursor: 'pointer', py: 1.25, fontWeight: 'fontWeightMedium' }}>
          {texts.nothingComes}
        </Box>
        <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.5 }}>
          {texts.troubles.map((trouble) => (
            <li key={trouble}>{trouble}</li>
          ))}
        </Box>
      </details>
    </>
  )
}
