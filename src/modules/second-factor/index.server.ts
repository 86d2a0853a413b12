export { countFactorTry, purgeFactorTries, recordRightCode } from './factor-tries.ts'
export {
  beginFactor,
  confirmFactor,
  countRecoveryCodes,
  hasFactor,
  removeFactor,
  takeFactorCode,
} from './second-factor.ts'
export { findShownUntil, forgetFactor, purgeShownFactors, recordShownFactor, requireShownFactor } from './shown-factor.ts'
