import Typography, { type TypographyProps } from '@mui/material/Typography'
import { useTheme } from '@mui/material/styles'
import { DocTable } from './DocTable.tsx'

type Variant = Exclude<TypographyProps['variant'], 'inherit' | undefined>

const styles: { variant: Variant; sample: string; use: string }[] = [
  { variant: 'h1', sample: 'Daftar Kendaraan', use: 'the title of a page, once' },
  { variant: 'h2', sample: '1.284,6 km', use: 'figures, dialogs' },
  { variant: 'h3', sample: 'Perjalanan 7 hari terakhir', use: 'the title of a card' },
  { variant: 'body1', sample: 'Kendaraan yang Anda buat muncul di sini.', use: 'text, cells, fields' },
  { variant: 'body2', sample: 'Posisi lama · 3 jam lalu', use: 'secondary text beside or below' },
  { variant: 'subtitle2', sample: 'Nomor polisi', use: 'labels of fields' },
  { variant: 'button', sample: 'BUAT BARU', use: 'buttons' },
  { variant: 'caption', sample: '07.24.10 WIB', use: 'notes, column headers' },
  { variant: 'overline', sample: 'Menu master', use: 'labels of groups; set in capitals by the style' },
]

/** Shows each text style of the theme with its size, weight and spacing. */
export function TypeTable() {
  const { typography } = useTheme()
  return (
    <DocTable
      heads={['Style', 'Sample', 'Size / weight / line', 'For']}
      rows={styles.map(({ variant, sample, use }) => {
        const { fontSize, fontWeight, lineHeight } = typography[variant]
        return [
          <code key="name">{variant}</code>,
          <Typography key="sample" variant={variant} component="span" noWrap>
            {sample}
          </Typography>,
          `${Number.parseFloat(String(fontSize)) * 16} px / ${fontWeight} / ${lineHeight}`,
          use,
        ]
      })}
    />
  )
}
