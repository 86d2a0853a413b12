export { hasConsented, listConsents, sayConsent } from './consents.ts'
