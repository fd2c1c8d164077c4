'use client'

import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined'
import CloseOutlined from '@mui/icons-material/CloseOutlined'
import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined'
import InfoOutlined from '@mui/icons-material/InfoOutlined'
import IconButton from '@mui/material/IconButton'
import { cssTransition, ToastContainer, type CloseButtonProps, type IconProps } from 'react-toastify/unstyled'
import { ToastStyles } from './ToastStyles.tsx'
import { useToastTexts } from '../texts.ts'

const DURATION_MS = 5000

const appear = cssTransition({ enter: 'SikudToast-enter', exit: 'SikudToast-exit', collapse: false })

function ToastIcon({ type }: IconProps) {
  if (type === 'success') return <CheckCircleOutlined />
  return type === 'error' ? <ErrorOutlineOutlined /> : <InfoOutlined />
}

function CloseToast({ closeToast }: CloseButtonProps) {
  const toast = useToastTexts()
  return (
    <IconButton
      size="small"
      aria-label={toast.close}
      onClick={(event) => {
        event.stopPropagation()
        closeToast(true)
      }}
    >
      <CloseOutlined fontSize="small" />
    </IconButton>
  )
}

/** Renders one toast at a time at the top centre, for five seconds. The time stops while the pointer is on it. */
export function ToastHost() {
  const toast = useToastTexts()
  return (
    <>
      <ToastStyles duration={DURATION_MS} />
      <ToastContainer
        aria-label={toast.region}
        position="top-center"
        autoClose={DURATION_MS}
        limit={1}
        newestOnTop
        pauseOnHover
        draggable
        transition={appear}
        icon={ToastIcon}
        closeButton={CloseToast}
      />
    </>
  )
}
