export { DeviceDetail } from './fleet/device/DeviceDetail.tsx'
export { DeviceForm } from './fleet/device/DeviceForm.tsx'
export { DeviceList } from './fleet/device/DeviceList.tsx'
export { deviceColumns, deviceFilters } from './fleet/device/deviceColumns.ts'
