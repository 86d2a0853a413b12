/** Which wording of the consent a form shows; a new wording gets a new version, and each consent keeps the one it saw. */
export const CONSENT_VERSION = '2026-11-20'

export const newsletterSources = ['footer', 'page'] as const
