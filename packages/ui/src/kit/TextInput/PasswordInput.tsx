'use client'

import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined'
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined'
import IconButton from '@mui/material/IconButton'
import { useState } from 'react'
import { TextInput, type TextInputProps } from './TextInput.tsx'
import { useFormTexts } from '../texts.ts'

/** Renders a password field with a button that shows the text. */
export function PasswordInput(props: Omit<TextInputProps, 'type' | 'end' | 'rows'>) {
  const texts = useFormTexts()
  const [shown, setShown] = useState(false)
  return (
    <TextInput
      {...props}
      type={shown ? 'text' : 'password'}
      end={
        <IconButton
          size="small"
          edge="end"
          aria-label={shown ? texts.hidePassword : texts.showPassword}
          onClick={() => setShown(!shown)}
          disabled={props.disabled}
        >
          {shown ? <VisibilityOffOutlined /> : <VisibilityOutlined />}
        </IconButton>
      }
    />
  )
}
