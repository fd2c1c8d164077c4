export { dayAfter, dayIn, firstMoment, isDay, periodOfDay } from './trip/zoneDay.ts'
