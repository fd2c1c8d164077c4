/**
 * The accent colour of a brand in one scheme. `main` must be readable on every surface, and `contrastText` must be
 * readable on `main`.
 */
export interface BrandAccent {
  main: string
  contrastText: string
  /** Tinted background of selected items, on which `main` must be readable. */
  soft: string
}

/** The settings that make the kit look like another product. Omitted settings have SIKUD's values. */
export interface SikudBrand {
  accent: { light: BrandAccent; dark: BrandAccent }
  /** Radius of buttons and fields in px. The radii of cards, chips and marks scale with it. */
  radius?: number
  /** A CSS font family. The app itself must load the font. */
  fontFamily?: string
}
