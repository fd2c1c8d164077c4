import Box from '@mui/material/Box'
import { useUnknownDeviceTexts } from './useUnknownDeviceTexts.ts'

/** Renders the IMEI and the action of its row; inside the row's link, styled as a button. */
export function RegisterLabel({ imei }: { imei: string }) {
  const texts = useUnknownDeviceTexts()
  return (
    <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minWidth: 0 }}>
      <Box component="bdi" title={imei} sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
        {imei}
      </Box>{' '}
      <Box
        component="span"
        sx={{
          flexShrink: 0,
          px: 1.25,
          py: 0.25,
          border: 1,
          borderColor: 'primary.main',
          borderRadius: 2,
          fontSize: '.8125rem',
          fontWeight: 650,
          color: 'primary.main',
        }}
      >
        {texts.register}
      </Box>
    </Box>
  )
}
