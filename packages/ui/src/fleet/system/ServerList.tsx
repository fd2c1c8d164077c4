'use client'
import CancelOutlined from '@mui/icons-material/CancelOutlined'
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined'
import StopCircleOutlined from '@mui/icons-material/StopCircleOutlined'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { SystemState } from '@sikud/api'
import { useFormat } from '../../locales/LocaleProvider.tsx'
import { useSystemTexts } from './texts.ts'

type Server = SystemState['servers'][number]

/**
 * Lists each start of a server, newest first, and whether that server is running, was stopped normally, or ended
 * without a normal stop, for example in a crash.
 */
export function ServerList({ servers }: { servers: readonly Server[] }) {
  const texts = useSystemTexts()
  const { count, dateTime } = useFormat()
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {servers.map((server) => (
        <Box
          component="li"
          key={`${server.host} ${server.started}`}
          sx={{
            display: 'flex',
            gap: 1.5,
            py: 1,
            '&:not(:last-of-type)': { borderBottom: 1, borderColor: 'divider' },
          }}
        >
          <ServerMark server={server} />
          <Box sx={{ minWidth: 0 }}>
            <Typography sx={{ overflowWrap: 'anywhere' }}>
              <strong>{server.host}</strong> · {stateOf(server, texts)}
            </Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {[
                texts.version(server.version),
                texts.started(dateTime(server.started)),
                ...(server.running ? [texts.readers(count(server.readers))] : []),
              ].join(' · ')}
            </Typography>
          </Box>
        </Box>
      ))}
    </Box>
  )
}

function ServerMark({ server }: { server: Server }) {
  if (server.running) return <CheckCircleOutlined color="success" aria-hidden />
  return server.stopped === null ? (
    <CancelOutlined color="error" aria-hidden />
  ) : (
    <StopCircleOutlined color="disabled" aria-hidden />
  )
}

function stateOf({ running, stopped }: Server, texts: ReturnType<typeof useSystemTexts>): string {
  if (running) return texts.running
  return stopped === null ? texts.lost : texts.stopped
}
