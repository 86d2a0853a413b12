import { z } from 'zod'
import { pieceKinds } from '#modules/authentication/checklists.rules.ts'
import { PictureWire } from '#modules/catalogue/catalogue.contract.ts'
import { withdrawalReasons } from './certificates.rules.ts'

export const CertificateInput = z.object({ code: z.string().max(80) })
export type CertificateInput = z.input<typeof CertificateInput>

/** `damaged`: what the register holds is not what was signed; nothing may be believed. */
const certificateStates = ['genuine', 'withdrawn', 'damaged'] as const

export const CertificateWire = z.object({
  code: z.string(),
  state: z.enum(certificateStates),
  /** Of a certificate that is not in force any more: since when, and why. */
  withdrawn: z.object({ date: z.string(), reason: z.enum(withdrawalReasons) }).nullable(),
  brandName: z.string(),
  title: z.string(),
  colour: z.string(),
  size: z.string(),
  articleNumber: z.string(),
  /** Days in Hong Kong. */
  ordered: z.string(),
  examined: z.string(),
  kind: z.enum(pieceKinds),
  /** The points that were looked at, by name. */
  checks: z.array(z.string()),
  /** Of this very piece; `point`: what it shows, empty for the whole. */
  pictures: z.array(z.object({ point: z.string(), picture: PictureWire })),
  /** The piece as the shop shows it. */
  productImg: PictureWire.nullable(),
  entry: z.number(),
  fingerprint: z.string(),
  key: z.string(),
  signedAt: z.string(),
  checkedAt: z.string(),
  /** Leads to this page. */
  address: z.string(),
  qrSvg: z.string(),
})
export type CertificateWire = z.output<typeof CertificateWire>

/** What can be checked without the shop: each body exactly as it was signed. */
const SignedEntry = z.object({ body: z.string(), hash: z.string(), key: z.string(), signature: z.string() })
export const CertificateFile = z.object({
  format: z.string(),
  code: z.string(),
  keys: z.string(),
  issue: SignedEntry,
  withdrawal: SignedEntry.nullable(),
})
export type CertificateFile = z.output<typeof CertificateFile>
