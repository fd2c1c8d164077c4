import Popover from '@mui/material/Popover'
import Typography from '@mui/material/Typography'
import { useBellTexts } from './useBellTexts.ts'

interface PanelFailedProps {
  anchor: HTMLElement | null
  onClose: () => void
}

/** Replaces the panel when its code could not be loaded. */
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
