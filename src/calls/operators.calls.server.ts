import { askingOf } from '#flows/members/ask-for-person.ts'
import { signInOperator } from '#flows/members/sign-in-operator.ts'
import type { AdminHost } from '#flows/operators/own-operator-account.ts'
import { describeOperator } from '#modules/operators/index.server.ts'
import { getOperator, listOutbox, operatorSignIn, operatorSignOut } from '#modules/operators/operators.paths.ts'
import { type Call, defineCall } from '#platform/call.server.ts'
import { mailHtml } from '#platform/mail/mail-html.ts'
import { listMails } from '#platform/mail/mail.server.ts'
import { networkOf } from '#platform/access/network-address.ts'
import { endSession } from '#platform/access/sessions.server.ts'
import { listSms } from '#platform/sms/sms.server.ts'

export const operatorCalls = (host: AdminHost): Call[] => [
  defineCall(operatorSignIn, (context, input) => {
    const on = { device: context.device, network: networkOf(context.ip) }
    return signInOperator(askingOf(context, input, host), { on, log: context.log }, input, host)
  }),
  defineCall(getOperator, ({ tx, caller }) => describeOperator(tx, caller)),
  defineCall(operatorSignOut, async ({ tx, caller }) => {
    await endSession(tx, caller.sessionId)
    return {}
  }),
]

const MOST_LISTED = 100

/** The developers' outbox: served outside production only. */
export const outboxCalls = (publicUrl: () => string): Call[] => [
  defineCall(listOutbox, async ({ tx }) => {
    const [mails, messages] = [await listMails(tx, MOST_LISTED), await listSms(tx, MOST_LISTED)]
    const all = [
      ...mails.map(({ mailId, ...mail }) => ({
        kind: 'mail' as const,
        id: mailId,
        html: mailHtml(mail, publicUrl()),
        ...mail,
      })),
      ...messages.map(({ smsId, ...sms }) => ({ kind: 'sms' as const, id: smsId, subject: '', html: '', ...sms })),
    ]
    const list = all
      .toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime())
      .slice(0, MOST_LISTED)
      .map(({ createdAt, sentAt, ...written }) => ({
        ...written,
        createTime: createdAt.toISOString(),
        sentTime: sentAt?.toISOString() ?? null,
      }))
    return { list }
  }),
]
