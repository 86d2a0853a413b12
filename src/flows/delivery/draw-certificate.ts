import { type Register, showCertificate } from '#modules/certificates/index.server.ts'
import { drawCertificate as draw } from '#modules/papers/index.server.ts'
import type { Read } from '#platform/database.server.ts'
import { refuse } from '#platform/refusal.ts'
import type { FileAnswer } from '#platform/wire/call-path.ts'
import type { Language } from '#language/languages.ts'

/** A certificate that is in force, as a card to print; of no other there is one. */
export async function drawCertificate(tx: Read, register: Register, code: string, language: Language): Promise<FileAnswer> {
  const certificate = await showCertificate(tx, register, code, language)
  if (certificate.state !== 'genuine') return refuse('NOT_FOUND')
  return {
    content: await draw(certificate, language),
    type: 'application/pdf',
    name: `praya-certificate-${certificate.code}.pdf`,
  }
}
