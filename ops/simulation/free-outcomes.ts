import { setTimeout as pause } from 'node:timers/promises'
import { bankAnswer } from '../../src/flows/money/payout.builders.ts'
import { listDisputes, nameRefund } from '../../src/modules/orders/payments/payments.paths.ts'
import { listPayouts, makePayoutFile, payoutFile, readPayoutResult } from '../../src/modules/treasury/money.paths.ts'
import {
  getAdminOrder,
  getOrder,
  handOver,
  handlePieces,
  listWaiting,
  settleWaiting,
} from '../../src/modules/orders/orders.paths.ts'
import { allInXml, inXml, readXml, xmlText } from '../../src/platform/text/read-xml.ts'
import { BASE_PATH } from '../../src/platform/wire/call-path.ts'
import { type Day, pick, pressThere } from './street.ts'

/** What becomes of a parcel that has left: lost on its way, come back, fetched at the store, or fetched by nobody and given back. */
export async function endOnTheWay(day: Day): Promise<void> {
  const { ask, orderNo, token, random, operator } = day
  const desk = await operator()
  const found = await ask(getAdminOrder, { orderNo }, desk)
  if (found.code !== 200) return
  const code = (await ask(getOrder, { orderNo }, token)).data.parcels[0]?.pickUp?.code
  if (code) {
    const asked = random()
    // Of the buyer and the desk in one moment the first is served.
    const fetched = asked < 0.6 ? ask(handOver, { code }, desk) : undefined
    const given = asked > 0.5 ? endWaiting(day, desk) : undefined
    await Promise.all([fetched, given])
    return
  }
  const gone = found.data.units.find(({ state }) => state === 'sent')
  if (!gone || random() > 0.3) return
  const act = pick(['lose', 'lose', 'come-back'] as const, random)
  await ask(handlePieces, { orderNo, act, unitIds: [gone.unitId], note: 'So the courier says.' }, desk)
}

async function endWaiting({ ask, orderNo, random }: Day, desk: string): Promise<void> {
  const parcelId = (await ask(listWaiting, {}, desk)).data.list.find((one) => one.orderNo === orderNo)?.parcelId
  if (!parcelId) return
  if (random() < 0.3) await ask(settleWaiting, { parcelId, act: 'keep', days: 5 }, desk)
  await ask(settleWaiting, { parcelId, act: 'give-back' }, desk)
}

/** Whoever paid asks the issuer or PayPal for the money, and that is decided one way or the other, or not yet. */
export async function dispute(day: Day): Promise<void> {
  const { random, page, way } = day
  if (!page) return
  await pressThere(day, page, pick(['dispute', 'dispute', 'inquiry'] as const, random))
  if (random() < 0.2) return
  const url = await findDispute(day)
  if (!url) return
  const ends = way === 'paypal' ? (['escalate', 'win', 'lose', 'part', 'drop'] as const) : (['win', 'lose', 'drop'] as const)
  for (const end of [pick(ends, random), pick(ends, random)]) await pressThere(day, url, end)
}

/**
 * Somebody refunds at the provider's own desk, twice or in parts, or the provider takes it back; some of it comes back. Whether anybody says
 * here what it was for hangs on whether the desk has heard of it.
 */
export async function refundThere(day: Day): Promise<void> {
  const { random, page, ask, orderNo, operator } = day
  if (!page) return
  const acts = ['give-back', 'give-half', 'give-half', 'reverse', 'fail-refund'] as const
  for (let times = 1 + Math.floor(random() * 3); times > 0; times -= 1) await pressThere(day, page, pick(acts, random))
  if (random() < 0.3) return
  const desk = await operator()
  const found = await ask(getAdminOrder, { orderNo }, desk)
  if (found.code !== 200) return
  const unitIds = random() < 0.5 ? [] : [pick(found.data.units, random).unitId]
  for (const { reportId, isOpen } of found.data.reports)
    if (isOpen) await ask(nameRefund, { orderNo, reportId, unitIds, reason: 'Agreed by telephone.' }, desk)
}

/** The provider tells of it a moment later, or never when its word is lost. */
async function findDispute({ ask, orderNo, operator }: Day): Promise<string | undefined> {
  for (let times = 0; times < 4; times += 1) {
    const { list } = (await ask(listDisputes, {}, await operator())).data
    const found = list.find((one) => one.orderNo === orderNo && one.state === 'open')
    if (found) return found.url
    await pause(400)
  }
  return undefined
}

/** Finance fetches a file for the bank and reads the bank's answer, twice: of its transfers some fail, or all of them. */
export async function payByFile(day: Day): Promise<void> {
  const { ask, random, operator } = day
  const finance = await operator()
  if ((await ask(makePayoutFile, {}, finance)).code !== 200) return
  const [file] = (await ask(listPayouts, {}, finance)).data.files
  const content = file && (await read(day, finance, file.fileId))
  if (!content) return
  const transfers = allInXml(inXml(readXml(content), 'CstmrCdtTrfInitn', 'PmtInf'), 'CdtTrfTxInf')
  const said = transfers.map((one) => {
    const endToEndId = xmlText(one, 'PmtId', 'EndToEndId')
    return random() < 0.5
      ? { endToEndId, status: 'ACSC' }
      : { endToEndId, status: pick(['RJCT', 'RJCT', 'ACSP'], random), reason: 'AC01', words: 'No such account' }
  })
  const answer = random() < 0.1 ? bankAnswer(file.messageId, [], 'RJCT') : bankAnswer(file.messageId, said)
  await Promise.all([send(day, finance, answer), send(day, finance, answer)])
  // The bank has said something to each in the end.
  await send(
    day,
    finance,
    bankAnswer(
      file.messageId,
      said.map(({ endToEndId }) => ({ endToEndId, status: 'ACSC' })),
    ),
  )
}

const asFinance = (finance: string) => ({ Authorization: `Bearer ${finance}` })
const read = ({ url }: Day, finance: string, fileId: string): Promise<string | undefined> =>
  fetch(`${url()}${BASE_PATH}${payoutFile.path}?fileId=${fileId}`, { headers: asFinance(finance) }).then(
    async (response) => ((await response.clone().text()).startsWith('<?xml') ? response.text() : undefined),
    () => undefined,
  )

/** A file that does not arrive is sent another day. */
async function send({ url }: Day, finance: string, content: string): Promise<void> {
  const body = new FormData()
  body.append('file', new Blob([content]), 'answer.xml')
  await fetch(url() + BASE_PATH + readPayoutResult.path, { method: 'POST', headers: asFinance(finance), body }).then(
    (response) => response.text(),
    () => undefined,
  )
}
