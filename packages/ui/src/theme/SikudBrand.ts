/**
 * The accent of a brand in one scheme; `main` must be readable on every surface, and `contrastText` on
 * `main`.
 */
export interface BrandAccent {
  main: string
  contrastText: string
  /** Tinted background of selected items; `main` must be readable on it. */
  soft: string
}

/** Makes the kit look like another product; omitted values are SIKUD's. */
export interface SikudBrand {
  accent: { light: BrandAccent; dark: BrandAccent }
  /** Radius of buttons and fields in px; cards, chips and marks scale with it. */
  radius?: number
  /** A CSS font family; the app loads it. */
  fontFamily?: string
}
