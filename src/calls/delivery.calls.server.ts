import { z } from 'zod'
import { settleUncollected } from '#flows/aftercare/uncollected.ts'
import { authenticatePiece } from '#flows/delivery/authenticate-piece.ts'
import { handOver as handOverParcel } from '#flows/delivery/hand-over.ts'
import { BenchInput, BenchWire, DecidedWire, DecideInput } from '#modules/authentication/authentication.contract.ts'
import { decidePiece, listBench } from '#modules/authentication/authentication.paths.ts'
import { listBench as list } from '#modules/authentication/index.server.ts'
import { CertificateInput, CertificateWire } from '#modules/certificates/certificates.contract.ts'
import { certificateFile, checkCertificate } from '#modules/certificates/certificates.paths.ts'
import { certificateFileOf, type Register, showCertificate } from '#modules/certificates/index.server.ts'
import {
  HandedOverWire,
  HandOverInput,
  ReadyWire,
  SettleWaitingInput,
  WaitingWire,
} from '#modules/orders/pieces/dispatch.contract.ts'
import { listReadyOrders, listWaitingParcels } from '#modules/orders/index.server.ts'
import { handOver, listReady, listWaiting, settleWaiting } from '#modules/orders/orders.paths.ts'
import { actorOf, type Call, defineCall, fileAnswer } from '#platform/call.server.ts'

const benchCalls = ({ signing }: Register): Call[] => [
  defineCall(listBench, {
    access: 'authenticate',
    input: BenchInput,
    output: BenchWire,
    reads: true,
    run: ({ tx, language }, { word }) => list(tx, word, language),
  }),
  defineCall(decidePiece, {
    access: 'authenticate',
    input: DecideInput,
    output: DecidedWire,
    run: ({ tx, caller }, decision) => authenticatePiece(tx, actorOf(caller), signing, decision),
  }),
]

const dispatchCall = defineCall(listReady, {
  access: 'move-orders',
  input: z.object({}),
  output: ReadyWire,
  reads: true,
  run: ({ tx, language }) => listReadyOrders(tx, language),
})

/** Codes have 38 bits: nobody comes upon one by trying ten a minute. */
const HAND_OVERS_PER_MINUTE = 10

const handOverCall = defineCall(handOver, {
  access: 'move-orders',
  input: HandOverInput,
  output: HandedOverWire,
  perMinute: HAND_OVERS_PER_MINUTE,
  run: ({ tx, caller, language }, { code }) => handOverParcel(tx, actorOf(caller), code, language),
})

const waitingCalls = (publicUrl: () => string): Call[] => [
  defineCall(listWaiting, {
    access: 'move-orders',
    input: z.object({}),
    output: WaitingWire,
    run: ({ tx, language }) => listWaitingParcels(tx, language),
  }),
  defineCall(settleWaiting, {
    access: 'move-orders',
    input: SettleWaitingInput,
    output: WaitingWire,
    run: async ({ tx, caller, language }, decision) => {
      await settleUncollected(tx, actorOf(caller), decision, publicUrl())
      return listWaitingParcels(tx, language)
    },
  }),
]

/** A code has 80 bits; whoever tries many is held back all the same. */
const CHECKS_PER_MINUTE = 30

/** The bench, and the certificates that whoever holds a piece may check. */
export const deliveryCalls = (register: Register & { publicUrl: () => string }): Call[] => [
  ...waitingCalls(register.publicUrl),
  ...benchCalls(register),
  dispatchCall,
  handOverCall,
  defineCall(checkCertificate, {
    access: 'anyone',
    input: CertificateInput,
    output: CertificateWire,
    perMinute: CHECKS_PER_MINUTE,
    run: ({ tx, language }, { code }) => showCertificate(tx, register, code, language),
  }),
  defineCall(certificateFile, {
    access: 'anyone',
    input: CertificateInput,
    output: fileAnswer,
    perMinute: CHECKS_PER_MINUTE,
    run: ({ tx }, { code }) => certificateFileOf(tx, register, code),
  }),
]
