import { createTransport } from 'nodemailer'
import type { Transport } from './mail.server.ts'

/** Mails through an SMTP server; the mail's id makes a repeated delivery recognisable. */
export function smtpTransport(url: string, from: string): Transport {
  const server = createTransport(url, { from })
  return async ({ mailId, recipient, subject, body }) => {
    await server.sendMail({
      to: { name: '', address: recipient },
      subject,
      text: body,
      messageId: `<${mailId}@praya>`,
      disableFileAccess: true,
      disableUrlAccess: true,
    })
  }
}
