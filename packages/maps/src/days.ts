export { dayAfter, dayIn, firstMoment, isDay } from './trip/zoneDay.ts'
