import InfoOutlined from '@mui/icons-material/InfoOutlined'
import type { ReactNode } from 'react'
import { FormMessage } from '../../components/FormFault/FormMessage.tsx'

/** Shows a message about a form that is not an error, such as the result of a request. */
export function FormNotice({ children }: { children: ReactNode }) {
  return (
    <FormMessage tone="primary" icon={InfoOutlined}>
      {children}
    </FormMessage>
  )
}
