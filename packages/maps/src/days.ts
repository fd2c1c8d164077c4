export { dayAfter, dayIn, firstMoment, isDay } from './SessionChoice/zoneDay.ts'
