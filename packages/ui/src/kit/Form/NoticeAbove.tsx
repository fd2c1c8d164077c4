import Button from '@mui/material/Button'
import type { MouseEvent } from 'react'
import { useFormContext, type FieldValues } from 'react-hook-form'
import { FormFault } from '../FormFault/FormFault.tsx'
import type { FormNotice } from './RecordFormProps.ts'

/** Shows a notice above the fields of a form, with its action. */
export function NoticeAbove<Values extends FieldValues>({ text, action }: FormNotice<Values>) {
  const { getValues } = useFormContext<Values>()

  function act(event: MouseEvent) {
    // With a modifier key the browser opens the link in another tab, and the form does not change.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    action?.onClick(getValues())
  }

  return (
    <FormFault>
      <span>
        {text}
        {action && (
          <Button
            size="small"
            color="inherit"
            variant="outlined"
            href={action.to}
            onClick={act}
            sx={{ display: 'flex', width: 'fit-content', mt: 1 }}
          >
            {action.label}
          </Button>
        )}
      </span>
    </FormFault>
  )
}
