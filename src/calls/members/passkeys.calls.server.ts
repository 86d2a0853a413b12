import { arrivalOf } from '#flows/members/enter.ts'
import {
  askForPasskey as askDevice,
  confirmWithPasskey as confirmByKey,
  keepPasskey as keep,
  offerPasskey as offer,
  signInWithPasskey as enterByKey,
} from '#flows/members/passkey-sign-in.ts'
import { removePasskey as remove } from '#modules/members/index.server.ts'
import {
  askForPasskey,
  confirmWithPasskey,
  keepPasskey,
  offerPasskey,
  removePasskey,
  signInWithPasskey,
} from '#modules/members/sign-in.paths.ts'
import { networkOf } from '#platform/access/network-address.ts'
import { type Call, defineCall } from '#platform/call.server.ts'
import { refuse } from '#platform/refusal.ts'

/** `limitScale` multiplies what one address may do. */
type Host = { publicUrl: () => string; limitScale: number }

/** A device answers for its owner: who comes in by it, or shows once more that it is they. */
const answering = ({ publicUrl }: Pick<Host, 'publicUrl'>): Call[] => [
  defineCall(askForPasskey, ({ tx, caller }) => askDevice(tx, { publicUrl: publicUrl() }, caller.accountId)),
  defineCall(
    signInWithPasskey,
    (context, answer) => enterByKey(context.tx, { publicUrl: publicUrl() }, arrivalOf(context, answer.arrived), answer),
    { session: ({ token }) => token },
  ),
  defineCall(confirmWithPasskey, ({ tx, caller }, answer) => confirmByKey(tx, { publicUrl: publicUrl() }, caller, answer)),
]

const keeping = ({ publicUrl, limitScale }: Host): Call[] => [
  defineCall(offerPasskey, ({ database, caller, ip }, shown) =>
    offer(database, { publicUrl: publicUrl() }, caller, { ...shown, network: networkOf(ip) }, limitScale),
  ),
  defineCall(keepPasskey, async ({ tx, caller, device }, answer) => {
    await keep(tx, { publicUrl: publicUrl() }, caller, { answer, name: device })
    return {}
  }),
  defineCall(removePasskey, async ({ tx, caller }, { passkeyId }) => {
    if (!(await remove(tx, caller.accountId, passkeyId))) refuse('NOT_FOUND')
    return {}
  }),
]

export const passkeyCalls = (host: Host): Call[] => [...answering(host), ...keeping(host)]
