import { type ContractOperation, operationsOf, readContract } from '../http/contract.ts'

const inThirtyDays = new Date(Date.now() + 30 * 86_400_000).toISOString()

/**
 * A valid body for each operation that needs one, if it is not the example of the contract. The ids in these bodies do
 * not exist.
 */
const bodies: Record<string, object> = {
  login: { email: 'siapa@armada.example', password: 'salah sekali' },
  updateProfile: { name: 'Pengguna Uji' },
  changePassword: { password: 'lama', password_new: 'empat kata acak', password_re: 'empat kata acak' },
  viewAs: { role_id: 987_654 },
  signInWithFactor: { challenge: 'tidak-ada', code: '123456' },
  startPasskeySignIn: {},
  signInWithPasskey: {
    passkey: {
      id: 'eA',
      rawId: 'eA',
      type: 'public-key',
      response: { clientDataJSON: 'e30', authenticatorData: 'eA', signature: 'eA' },
    },
  },
  createPasskey: {
    name: 'Laptop kantor',
    passkey: {
      id: 'eA',
      rawId: 'eA',
      type: 'public-key',
      response: { clientDataJSON: 'e30', attestationObject: 'oA' },
    },
  },
  startEmailChange: { email: 'baru@armada.example' },
  confirmEmail: { token: 'x' },
  confirmFactor: { code: '123456' },
  confirmMe: { password: 'salah sekali' },
  createToken: { name: 'Laporan', permissions: [2], expires_at: inThirtyDays },
  reportPositions: { id: '861230049870001', lat: -6.2, lon: 106.8, timestamp: 1_795_248_000, speed: 10 },
  forwardTraccarPosition: {
    position: { latitude: -6.2, longitude: 106.8, fixTime: '2026-11-20T08:04:04.000+00:00', attributes: {} },
    device: { uniqueId: '861230049870001' },
  },
  createDevice: { name: 'Pelacak', imei: '861230049870001' },
  updateDevice: { name: 'Pelacak', imei: '861230049870001' },
  correctAssignments: {
    from: '2026-11-20T08:00:00+07:00',
    to: '2026-11-20T09:00:00+07:00',
    vehicle_id: null,
    driver_id: null,
  },
  updateDevices: { records: [{ id: 987_654 }], changes: { driver_id: null } },
  updateVehicles: { records: [{ id: 987_654 }], changes: {} },
  updateDrivers: { records: [{ id: 987_654 }], changes: {} },
  deleteDevices: { records: [{ id: 987_654 }] },
  deleteVehicles: { records: [{ id: 987_654 }] },
  deleteDrivers: { records: [{ id: 987_654 }] },
  archiveDevice: {},
  archiveVehicle: {},
  setSpeedUnit: { unit: 'ms' },
  createVehicle: { brand_id: 9, type_id: 901, number: 'B 1 OP' },
  setUpVehicle: { brand_id: 9, type_id: 901, number: 'B 2 OP' },
  updateVehicle: { brand_id: 9, type_id: 901, number: 'B 1 OP' },
  checkImport: { kind: 'vehicle', columns: ['plate'], rows: [['B 1 OP']] },
  startImport: { kind: 'vehicle', columns: ['plate'], rows: [['B 1 OP']] },
  createUser: { name: 'Rina', email: 'rina@armada.example', role_id: 987_654 },
  updateUser: { name: 'Rina', email: 'rina@armada.example', role_id: 987_654 },
  checkInvitation: { token: 'x' },
  acceptInvitation: { token: 'x', password_new: 'empat kata acak', password_re: 'empat kata acak' },
  recoverAccount: { token: 'x', password_new: 'empat kata acak', password_re: 'empat kata acak' },
  register: { username: 'Rina', email: 'rina@armada.example', password: 'empat kata acak' },
  verifyEmail: { token: 'x', password: 'empat kata acak' },
  resendVerification: { email: 'rina@armada.example' },
  forgotPassword: { email: 'rina@armada.example' },
  setUp: {
    token: 'x',
    name: 'Rina',
    email: 'rina@armada.example',
    password_new: 'empat kata acak',
    password_re: 'empat kata acak',
  },
  recordExport: { list: 'device', count: 3 },
  recordShare: { channel: 'whatsapp' },
  approveUser: { role_id: 987_654 },
  setUserPassword: { password_new: 'empat kata acak', password_re: 'empat kata acak' },
  createRole: { type: 'manual', name: 'Peran Operasi', permissions: [] },
  createGroup: { name: 'Depo Operasi', kind: 'depot' },
  updateGroup: { name: 'Depo Operasi', kind: 'depot' },
  updateGroupRules: {
    alarm: { on: true, kinds: ['sos'] },
    silent: { on: false, minutes: 60 },
    speeding: { on: true, kmh: 80, seconds: 30 },
    moving: false,
    engine_on: true,
    low_voltage: { on: true, volts: 11.8 },
    trip_started: false,
    trip_ended: false,
    no_driver: true,
  },
  registerPushToken: { token: 'cVb3:APA91bH' },
  sendTestPush: { token: 'cVb3:APA91bH' },
  sendTestNotification: { kind: 'silent', channels: { list: true, push: false, sound: false } },
  updateRole: { type: 'manual', name: 'Peran Operasi', permissions: [1] },
}

const queries: Record<string, string> = {
  listDeleted: '?kind=vehicle',
  reverseGeocode: '?lat=-6.2&lon=106.8',
  listSpeeding: '?from=2026-11-20T00:00:00%2B07:00&to=2026-11-21T00:00:00%2B07:00',
  summariseSessions: '?device_id=987654&from=2026-11-20T00:00:00%2B07:00&to=2026-11-21T00:00:00%2B07:00',
}

/** An operation of the contract with a valid request. */
export interface SampleOperation {
  operationId: string
  method: string
  /** URL relative to the API's prefix, with ids that do not exist. */
  url: string
  permission: string
  payload: object | undefined
}

export const sampleOperations: SampleOperation[] = operationsOf(readContract()).map((operation) => {
  const operationId = operation.operationId ?? ''
  return {
    operationId,
    method: operation.method.toUpperCase(),
    url: operation.path.replace('{id}', '987654').replace('{token}', 'x') + (queries[operationId] ?? ''),
    permission: operation['x-permission'] ?? '',
    payload: bodies[operationId] ?? exampleOf(operation),
  }
})

/** Returns the example of the schema of the request body. */
function exampleOf({ requestBody }: ContractOperation): object | undefined {
  const name = requestBody?.content['application/json']?.schema.$ref?.split('/').at(-1)
  return name === undefined ? undefined : readContract().components.schemas[name]?.examples?.[0]
}
