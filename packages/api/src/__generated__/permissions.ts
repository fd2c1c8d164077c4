// Made from openapi/ by `npm run generate`. Do not edit.

/** The id of each permission. A server sends the ids of the permissions of the signed-in user. */
export const permissionIds = {
  "position.view": 1,
  "session.list": 2,
  "trip.delete": 48,
  "device.list": 3,
  "device.view": 4,
  "device.create": 5,
  "device.update": 6,
  "device.delete": 7,
  "vehicle.list": 8,
  "vehicle.view": 9,
  "vehicle.create": 10,
  "vehicle.update": 11,
  "vehicle.delete": 12,
  "driver.list": 13,
  "driver.view": 14,
  "driver.create": 15,
  "driver.update": 16,
  "driver.delete": 17,
  "user.list": 18,
  "user.view": 19,
  "user.create": 26,
  "user.update": 27,
  "user.disable": 28,
  "user.delete": 29,
  "user.password": 20,
  "user.approve": 32,
  "user.session": 33,
  "user.factor": 34,
  "role.list": 21,
  "role.view": 22,
  "role.create": 23,
  "role.update": 24,
  "role.delete": 25,
  "group.list": 40,
  "group.view": 41,
  "group.create": 42,
  "group.update": 43,
  "group.delete": 44,
  "audit.view": 30,
  "access.view": 31,
  "system.view": 50
} as const

/** The code of a permission, as in `x-permission` of the contract. */
export type Permission = keyof typeof permissionIds
