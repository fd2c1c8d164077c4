import LockIcon from '@mui/icons-material/LockOutlined'
import Box from '@mui/material/Box'

/** Shows why some items of the menu PILIHAN are disabled. `aria-describedby` of these items refers to it. */
export function ActionsMenuReason({ id, text }: { id: string; text: string }) {
  return (
    <Box
      component="li"
      role="none"
      sx={{
        display: 'flex',
        gap: 1,
        maxWidth: 300,
        px: 1.375,
        py: 1,
        mt: 0.5,
        borderTop: 1,
        borderColor: 'divider',
        typography: 'body2',
        color: 'text.secondary',
      }}
    >
      <LockIcon fontSize="small" />
      <span id={id}>{text}</span>
    </Box>
  )
}
