import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined'
import type { ReactNode } from 'react'
import { FormMessage } from './FormMessage.tsx'

/** Shows an error that concerns the whole form. */
export function FormFault({ children }: { children: ReactNode }) {
  return (
    <FormMessage tone="error" icon={ErrorOutlineOutlined}>
      {children}
    </FormMessage>
  )
}
