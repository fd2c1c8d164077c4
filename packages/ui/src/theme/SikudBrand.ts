/** The accent of a brand in one scheme; `main` must be readable on every surface, and `contrastText` on `main`. */
export interface BrandAccent {
  main: string
  contrastText: string
  /** Quiet background of what is selected; `main` must be readable on it. */
  soft: string
}

/** What makes the kit look like another product; what is left out is SIKUD's. */
export interface SikudBrand {
  accent: { light: BrandAccent; dark: BrandAccent }
  /** Radius of buttons and fields in pixels; cards, chips and marks follow in proportion. */
  radius?: number
  /** A CSS font family; loading it is the app's own matter. */
  fontFamily?: string
}
