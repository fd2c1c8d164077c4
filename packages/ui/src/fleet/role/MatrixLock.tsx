import LockIcon from '@mui/icons-material/LockOutlined'
import Typography from '@mui/material/Typography'
import { useRoleTexts } from './useRoleTexts.ts'

/** Explains the lock above the groups; locked check boxes refer to it as their description. */
export function MatrixLock({ id }: { id: string }) {
  const texts = useRoleTexts()
  return (
    <Typography variant="body2" sx={{ display: 'flex', gap: 1, color: 'text.secondary' }}>
      <LockIcon fontSize="small" />
      <span id={id}>{texts.locked}</span>
    </Typography>
  )
}
