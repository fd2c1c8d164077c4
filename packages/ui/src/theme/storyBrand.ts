import type { LocaleText } from '../locales/createTexts.ts'
import type { SikudBrand } from './SikudBrand.ts'

/** An invented second brand. It proves that accent, radius and typeface can be changed. */
export const rantau: SikudBrand = {
  accent: {
    light: { main: '#5B3FC4', contrastText: '#FFFFFF', soft: '#EFEBFC' },
    dark: { main: '#B7A6FF', contrastText: '#1B1038', soft: '#251C45' },
  },
  radius: 4,
  fontFamily: "Verdana, 'DejaVu Sans', sans-serif",
}

/** Texts of the second brand: the name of the product and the footer. */
export const rantauTexts: LocaleText = {
  shell: { product: 'Rantau', footer: 'Rantau, contoh merek lain untuk kit ini.' },
}
