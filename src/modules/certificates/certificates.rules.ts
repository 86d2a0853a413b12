/** Crockford's 32: no I, L, O or U, so that nothing is read as something else and nothing is spelt. */
export const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
/** 80 bits. */
export const CODE_LENGTH = 16

const MISREAD: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1' }

/** A code as it was typed, scanned or read out, as the register has it; undefined when it cannot be one. */
export function plainCertificateCode(typed: string): string | undefined {
  const code = typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\-–—‐‑·.]/g, '')
    .replace(/[OIL]/g, (letter) => MISREAD[letter] ?? letter)
  return code.length === CODE_LENGTH && [...code].every((letter) => ALPHABET.includes(letter)) ? code : undefined
}

/** In fours, as it is printed. */
export const shownCertificateCode = (code: string): string => code.match(/.{1,4}/g)?.join('-') ?? code

export type Canonical = string | number | boolean | null | readonly Canonical[] | { readonly [name: string]: Canonical }

/** One spelling of one record (RFC 8785, for text and whole numbers): names in the sequence of their letters, no spaces. */
export function canonicalJson(value: Canonical): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const record = value as { readonly [name: string]: Canonical }
  const names = Object.keys(record).sort((one, other) => (one < other ? -1 : 1))
  return `{${names.map((name) => `${JSON.stringify(name)}:${canonicalJson(record[name] ?? null)}`).join(',')}}`
}

/** Why a certificate is not in force any more. */
export const withdrawalReasons = ['returned', 'not-genuine', 'not-sent', 'refunded'] as const
export type WithdrawalReason = (typeof withdrawalReasons)[number]

/** A fingerprint in fours, as it is shown. */
export const shownFingerprint = (hex: string): string => hex.match(/.{1,4}/g)?.join(' ') ?? hex
