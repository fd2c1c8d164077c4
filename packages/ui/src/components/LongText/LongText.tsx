import Box from '@mui/material/Box'
import Tooltip from '@mui/material/Tooltip'

/** Number of characters that fit into two lines uncut. */
const MAX_SHORT = 60

/**
 * Shows a text of the server in at most two lines; a tooltip shows a longer text in full, also by touch and
 * keyboard.
 */
export function LongText({ text }: { text: string }) {
  if (text.length <= MAX_SHORT) return text
  return (
    <Tooltip title={text} describeChild>
      <Box
        component="span"
        tabIndex={0}
        sx={{
          display: '-webkit-box',
          WebkitBoxOrient: 'vertical',
          WebkitLineClamp: 2,
          overflow: 'hidden',
          overflowWrap: 'anywhere',
        }}
      >
        {text}
      </Box>
    </Tooltip>
  )
}
