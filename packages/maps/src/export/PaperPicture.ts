/** A picture of a map with a trip on it, for paper. */
export interface PaperPicture {
  /** Address of the picture, with the picture in it. */
  url: string
  /** Whom the map is owed to; empty without a map. */
  attribution: string
}

/** Pixels of a picture as wide as a sheet of paper. */
export const PICTURE_WIDTH = 1280
export const PICTURE_HEIGHT = 760

/** Where on the picture a place lies, in pixels. */
export type Project = (lng: number, lat: number) => [x: number, y: number]
