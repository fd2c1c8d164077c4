import type { Device, LivePosition, Speeding } from '@sikud/api'
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined'
import ChevronRightOutlined from '@mui/icons-material/ChevronRightOutlined'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Typography from '@mui/material/Typography'
import { useNow } from '../../hooks/useNow.ts'
import { useFormat } from '../../locales/LocaleProvider.tsx'
import { useLinkComponent } from '../../theme/useLinkComponent.ts'
import { deviceFilters } from '../device/deviceFilters.ts'
import { useDeviceTexts } from '../device/texts.ts'
import { fleetNow } from './fleetNow.ts'
import { LoadingBlock } from '../../kit/LoadingBlock/LoadingBlock.tsx'
import { LoadedPart, OverviewCard } from './OverviewCard.tsx'
import type { OverviewLinks, OverviewLoad } from './OverviewLoad.ts'
import { useOverviewTexts } from './texts.ts'

interface AttentionCardProps {
  devices: OverviewLoad<readonly Device[]>
  /** Where the vehicles are; undefined on a base server. */
  fleet: OverviewLoad<readonly LivePosition[]> | undefined
  /** The vehicles that were over the limit today; undefined on a base server. */
  speeding: OverviewLoad<Speeding> | undefined
  links: Pick<OverviewLinks, 'devicesWith' | 'standing' | 'speeding'>
  /** Returns the server's time; see `OverviewProps`. */
  clock?: (() => number) | undefined
}

interface AttentionRow {
  label: string
  hint?: string
  count: number
  to: string
}

/** Lists what somebody should look at, each with its number and a link to the list with exactly these. */
export function AttentionCard({ devices, fleet, speeding, links, clock }: AttentionCardProps) {
  const overview = useOverviewTexts()
  const texts = useDeviceTexts()
  const format = useFormat()
  const now = useNow(clock)
  const rows: AttentionRow[] = []
  if (speeding?.data) {
    const { stretches, kmh } = speeding.data
    rows.push({
      label: overview.overLimit,
      hint: overview.limit(format.number(kmh)),
      count: new Set(stretches.map(({ device }) => device.id)).size,
      to: links.speeding,
    })
  }
  if (fleet?.data)
    rows.push({ label: overview.standing, count: fleetNow(fleet.data, now).standing, to: links.standing })
  if (devices.data) {
    const saysWhoReports = devices.data.some(({ reporting }) => reporting !== undefined)
    for (const { key, label, test, group } of deviceFilters(texts)) {
      if (group === 'reporting' && !saysWhoReports) continue
      const count = devices.data.filter(test).length
      rows.push({
        label: group === undefined ? overview.devicesThat(label) : label,
        count,
        to: links.devicesWith(key),
      })
    }
  }
  const loads = [devices, speeding, fleet].filter((load) => load !== undefined)
  const isClear =
    devices.data?.length !== 0 &&
    loads.every(({ data }) => data !== undefined) &&
    rows.every(({ count }) => count === 0)
  return (
    <OverviewCard
      title={overview.attention}
      simulated={devices.data?.some(({ simulated }) => simulated) ?? false}
    >
      {isClear && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1, color: 'success.main' }}>
          <CheckCircleOutlined />
          <Typography sx={{ color: 'text.primary' }}>{overview.allClear}</Typography>
        </Box>
      )}
      {rows.length > 0 && (
        <Box
          component="ul"
          aria-label={overview.attention}
          sx={{
            m: 0,
            p: 0,
            listStyle: 'none',
            '& > li:not(:last-of-type)': { borderBottom: 1, borderColor: 'divider' },
          }}
        >
          {rows.map((row) => (
            <li key={row.label}>
              <Row {...row} />
            </li>
          ))}
        </Box>
      )}
      {/* The cards of the devices and of the fleet show why these could not be loaded. */}
      {[devices, fleet].some((load) => load?.data === undefined && load?.error === null) && (
        <LoadingBlock lines={3} />
      )}
      {speeding && (
        <LoadedPart load={speeding} lines={1}>
          {() => null}
        </LoadedPart>
      )}
    </OverviewCard>
  )
}

/** Renders a row as a link; a row without any matches is quiet. */
function Row({ label, hint, count, to }: AttentionRow) {
  const format = useFormat()
  const linkComponent = useLinkComponent()
  const isQuiet = count === 0
  return (
    <ButtonBase
      component={linkComponent}
      href={to}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        mx: -1,
        px: 1,
        width: 'calc(100% + 16px)',
        minHeight: isQuiet ? 40 : 48,
        borderRadius: 2,
        textAlign: 'left',
        color: isQuiet ? 'text.secondary' : 'text.primary',
        '&:hover': { bgcolor: 'action.hover' },
      }}
    >
      <Typography component="span" sx={{ flex: 1, minWidth: 0, fontWeight: isQuiet ? 400 : 650 }}>
        {label}
        {hint && (
          <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
            {` ${hint}`}
          </Typography>
        )}
      </Typography>{' '}
      <Typography component="b" variant={isQuiet ? 'body1' : 'h3'}>
        {format.number(count)}
      </Typography>
      <ChevronRightOutlined
        aria-hidden
        sx={{ color: 'text.secondary', visibility: isQuiet ? 'hidden' : 'visible' }}
      />
    </ButtonBase>
  )
}
