export { countFactorTry, purgeFactorTries, recordRightCode } from './factor-tries.ts'
export {
  beginFactor,
  confirmFactor,
  countRecoveryCodes,
  hasFactor,
  removeFactor,
  takeFactorCode,
} from './second-factor.ts'
