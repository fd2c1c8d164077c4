import type { TakeTexts } from '../id/take.ts'

export const take: TakeTexts = {}
