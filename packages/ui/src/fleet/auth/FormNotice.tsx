import InfoOutlined from '@mui/icons-material/InfoOutlined'
import type { ReactNode } from 'react'
import { FormMessage } from '../../components/FormFault/FormMessage.tsx'

/** Shows the success message of a form. */
export function FormNotice({ children }: { children: ReactNode }) {
  return (
    <FormMessage tone="primary" icon={InfoOutlined}>
      {children}
    </FormMessage>
  )
}
