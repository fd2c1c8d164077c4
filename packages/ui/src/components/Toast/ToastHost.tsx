'use client'

import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined'
import CloseOutlined from '@mui/icons-material/CloseOutlined'
import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined'
import InfoOutlined from '@mui/icons-material/InfoOutlined'
import IconButton from '@mui/material/IconButton'
import { cssTransition, ToastContainer, type CloseButtonProps, type IconProps } from 'react-toastify/unstyled'
import { useTexts } from '../../locales/LocaleProvider.tsx'
import { toastDuration, ToastStyles } from './ToastStyles.tsx'

const appear = cssTransition({ enter: 'SikudToast-enter', exit: 'SikudToast-exit', collapse: false })

function ToastIcon({ type }: IconProps) {
  if (type === 'success') return <CheckCircleOutlined />
  return type === 'error' ? <ErrorOutlineOutlined /> : <InfoOutlined />
}

function CloseToast({ closeToast }: CloseButtonProps) {
  const { toast } = useTexts()
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

/** Renders the toasts: one at a time, top centre, five seconds, paused on hover. */
export function ToastHost() {
  const { toast } = useTexts()
  return (
    <>
      <ToastStyles />
      <ToastContainer
        aria-label={toast.region}
        position="top-center"
        autoClose={toastDuration}
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
