import { Drawing } from '../EmptyState/Drawing.tsx'

/** Draws a route that ends before its destination. It is for pages that do not exist. */
export function LostRoute() {
  return (
    <Drawing viewBox="0 0 220 120">
      <ellipse cx="110" cy="92" rx="96" ry="22" fill="var(--soft)" />
      <path d="M30 92c26 2 34-8 38-26 4-20 16-30 40-32" stroke="var(--accent)" strokeWidth="7" />
      <path d="M124 33c22 0 30 12 36 26" stroke="var(--line)" strokeWidth="5" strokeDasharray="1 11" />
      <circle cx="30" cy="92" r="8" fill="var(--paper)" stroke="var(--accent)" strokeWidth="5" />
      <path
        d="M174 46c11 0 18 8 18 17 0 12-18 27-18 27s-18-15-18-27c0-9 7-17 18-17Z"
        fill="var(--paper)"
        stroke="var(--line)"
        strokeWidth="4.5"
        strokeDasharray="7 8"
      />
    </Drawing>
  )
}
