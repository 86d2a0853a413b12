export { countInAll, purgeFloods, raiseAlarm } from './floods.ts'
