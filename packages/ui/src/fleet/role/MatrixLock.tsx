import LockIcon from '@mui/icons-material/LockOutlined'
import Typography from '@mui/material/Typography'
import { useRoleTexts } from './useRoleTexts.ts'

/** Above the groups: what the lock at a permission means. Locked boxes refer to it as their description. */
export function MatrixLock({ id }: { id: string }) {
  const texts = useRoleTexts()
  return (
    <Typography variant="body2" sx={{ display: 'flex', gap: 1, color: 'text.secondary' }}>
      <LockIcon fontSize="small" />
      <span id={id}>{texts.locked}</span>
    </Typography>
  )
}
