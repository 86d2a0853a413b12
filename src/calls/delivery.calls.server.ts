import { settleUncollected } from '#flows/aftercare/uncollected.ts'
import { authenticatePiece } from '#flows/delivery/authenticate-piece.ts'
import { handOver as handOverParcel } from '#flows/delivery/hand-over.ts'
import { decidePiece, listBench } from '#modules/authentication/authentication.paths.ts'
import { listBench as list } from '#modules/authentication/index.server.ts'
import { certificateFile, checkCertificate } from '#modules/certificates/certificates.paths.ts'
import { certificateFileOf, type Register, showCertificate } from '#modules/certificates/index.server.ts'
import { listReadyOrders, listWaitingParcels } from '#modules/orders/index.server.ts'
import { handOver, listReady, listWaiting, settleWaiting } from '#modules/orders/orders.paths.ts'
import { actorOf, type Call, defineCall } from '#platform/call.server.ts'

const benchCalls = ({ signing }: Register): Call[] => [
  defineCall(listBench, ({ tx, language }, { word }) => list(tx, word, language)),
  defineCall(decidePiece, ({ tx, caller }, decision) => authenticatePiece(tx, actorOf(caller), signing, decision)),
]

const dispatchCall = defineCall(listReady, ({ tx, language }) => listReadyOrders(tx, language))

const handOverCall = defineCall(handOver, ({ tx, caller, language }, { code }) =>
  handOverParcel(tx, actorOf(caller), code, language),
)

const waitingCalls = (publicUrl: () => string): Call[] => [
  defineCall(listWaiting, ({ tx, language }) => listWaitingParcels(tx, language)),
  defineCall(settleWaiting, async ({ tx, caller, language }, decision) => {
    await settleUncollected(tx, actorOf(caller), decision, publicUrl())
    return listWaitingParcels(tx, language)
  }),
]

/** The bench, and the certificates that whoever holds a piece may check. */
export const deliveryCalls = (register: Register & { publicUrl: () => string }): Call[] => [
  ...waitingCalls(register.publicUrl),
  ...benchCalls(register),
  dispatchCall,
  handOverCall,
  defineCall(checkCertificate, ({ tx, language }, { code }) => showCertificate(tx, register, code, language)),
  defineCall(certificateFile, ({ tx }, { code }) => certificateFileOf(tx, register, code)),
]
