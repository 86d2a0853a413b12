import type { Read } from '#platform/database.server.ts'
import { nodemailer } from '#platform/libraries/late-libraries.server.ts'
import { throughBreaker } from '#platform/outside/breaker.server.ts'
import { NotSaid } from '#platform/outside/outside-calls.server.ts'
import { withAddress } from './letter.ts'
import { mailHtml } from './mail-html.ts'
import { MailRefused, type Transport } from './mail.server.ts'

type SmtpOptions = {
  url: string
  /** Whom mails are from, as it stands when one goes out. */
  from: (read: Read) => Promise<{ name: string; address: string }>
  /** Where links in mails lead. */
  publicUrl: () => string
  timeoutMs: number
  restMs: number
}

/** Mails through an SMTP server, as text and in the shop's dress; the mail's id makes a repeated delivery recognisable. */
export function smtpTransport({ url, from, publicUrl, timeoutMs, restMs }: SmtpOptions): Transport {
  const limits = { connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs }
  let server: ReturnType<typeof open> | undefined
  const open = () => nodemailer().createTransport({ url, ...limits })
  const ask = throughBreaker({
    restMs,
    isAnswer: (problem) => problem instanceof MailRefused,
    resting: () => new NotSaid('the mail server is left alone for a moment'),
  })
  return async ({ mailId, recipient, ...written }, read) => {
    const letter = withAddress(written, publicUrl())
    const mail = {
      from: await from(read),
      to: { name: '', address: recipient },
      subject: letter.subject,
      text: letter.body,
      html: mailHtml(letter, publicUrl()),
      messageId: `<${mailId}@praya>`,
      disableFileAccess: true,
      disableUrlAccess: true,
    }
    server ??= open()
    const sending = server
    await ask(() => sending.sendMail(mail).catch((problem: unknown) => Promise.reject(understand(problem))))
  }
}

type SmtpProblem = Error & { code?: string; responseCode?: number }

/** What the server says of the recipient or of the mail itself is for ever; what it says of us, or of now, is not. */
function understand(problem: unknown): unknown {
  if (!(problem instanceof Error)) return problem
  const { code = '', responseCode = 500, message } = problem as SmtpProblem
  const isForEver = responseCode >= 500 && responseCode < 600
  if ((code === 'EENVELOPE' || code === 'EMESSAGE') && isForEver) return new MailRefused(message)
  return code === 'ESOCKET' || code === 'ECONNECTION' || code === 'EDNS' ? new NotSaid(message) : problem
}
