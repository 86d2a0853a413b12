import { welcomeVisitor } from '#modules/members/index.server.ts'
import { VisitorInput, VisitorWire } from '#modules/members/members.contract.ts'
import { visitorLogin } from '#modules/members/members.paths.ts'
import { type Call, defineCall } from '#platform/call.server.ts'

export const memberCalls: Call[] = [
  // Each makes a row: a flood from one address is held back harder than reading is.
  defineCall(visitorLogin, {
    access: 'anyone',
    input: VisitorInput,
    output: VisitorWire,
    perMinute: 30,
    run: ({ tx }) => welcomeVisitor(tx),
  }),
]
