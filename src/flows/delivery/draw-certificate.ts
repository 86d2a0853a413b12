import { type Register, showCertificate } from '#modules/certificates/index.server.ts'
import { drawCertificate as draw } from '#modules/papers/index.server.ts'
import type { Uploads } from '#modules/uploads/index.server.ts'
import { pictureForPaper } from '#platform/media/media.server.ts'
import type { Read } from '#platform/database.server.ts'
import { refuse } from '#platform/refusal.ts'
import type { FileAnswer } from '#platform/wire/call-path.ts'
import type { Language } from '#language/languages.ts'

/** A certificate that is in force, as a card to print; of no other there is one. */
export async function drawCertificate(
  tx: Read,
  { uploads, ...register }: Register & { uploads: Pick<Uploads, 'storage'> },
  code: string,
  language: Language,
): Promise<FileAnswer> {
  const certificate = await showCertificate(tx, register, code, language)
  if (certificate.state !== 'genuine') return refuse('NOT_FOUND')
  const whole = certificate.pictures.find(({ point }) => point === '') ?? certificate.pictures[0]
  const hash = whole?.picture.hash ?? certificate.productImg?.hash
  const picture = hash ? await pictureForPaper(uploads.storage, hash) : undefined
  return {
    content: await draw({ ...certificate, picture }, language),
    type: 'application/pdf',
    name: `praya-certificate-${certificate.code}.pdf`,
  }
}
