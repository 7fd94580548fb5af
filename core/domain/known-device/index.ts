export { DEVICE_LIFE_SECONDS, deviceLimit, makeDeviceProof, readDeviceProof } from './device.ts'
