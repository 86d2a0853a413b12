import { z } from 'zod'
import { signIn } from '#modules/operators/index.server.ts'
import { MailListWire, OperatorWire, SignInInput, SignInWire } from '#modules/operators/operators.contract.ts'
import { getOperator, listMails, operatorSignIn, operatorSignOut } from '#modules/operators/operators.paths.ts'
import { type Call, defineCall } from '#platform/call.server.ts'
import { permissions } from '#platform/access/permissions.ts'
import { listMails as readMails } from '#platform/mail/mail.server.ts'
import { endSession } from '#platform/access/sessions.server.ts'

const nothing = z.object({})

export const operatorCalls = ({ demo }: { demo: boolean }): Call[] => [
  defineCall(operatorSignIn, {
    access: 'anyone',
    input: SignInInput,
    output: SignInWire,
    perMinute: 10,
    // Begins its own transaction once the password is known to be right.
    reads: true,
    run: ({ database }, input) => signIn(database, input, { demo }),
  }),
  defineCall(getOperator, {
    access: 'operator',
    input: nothing,
    output: OperatorWire,
    run: async ({ caller }) => ({ name: caller.name, roles: caller.roles }),
  }),
  defineCall(operatorSignOut, {
    access: 'operator',
    input: nothing,
    output: nothing,
    run: async ({ tx, caller }) => {
      await endSession(tx, caller.sessionId)
      return {}
    },
  }),
]

/** The developers' outbox: served outside production only. */
export const outboxCalls: Call[] = [
  defineCall(listMails, {
    access: permissions.readMails,
    input: nothing,
    output: MailListWire,
    run: async ({ tx }) => {
      const mails = await readMails(tx, 100)
      return {
        list: mails.map((mail) => ({
          mailId: mail.mailId,
          recipient: mail.recipient,
          subject: mail.subject,
          body: mail.body,
          createTime: mail.createdAt.toISOString(),
          sentTime: mail.sentAt?.toISOString() ?? null,
        })),
      }
    },
  }),
]
