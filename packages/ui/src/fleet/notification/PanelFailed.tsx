import Popover from '@mui/material/Popover'
import Typography from '@mui/material/Typography'
import { useBellTexts } from './useBellTexts.ts'

interface PanelFailedProps {
  anchor: HTMLElement | null
  onClose: () => void
}

/** Stands in for the latest notifications when their code could not be fetched. */
export function PanelFailed({ anchor, onClose }: PanelFailedProps) {
  const bell = useBellTexts()
  return (
    <Popover open={anchor !== null} anchorEl={anchor} onClose={onClose}>
      <Typography role="alert" sx={{ p: 2, maxWidth: 300 }}>
        {bell.failed}
      </Typography>
    </Popover>
  )
}
