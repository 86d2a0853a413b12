import { toWire } from '#platform/money.ts'
import { allInXml, forXml, inXml, readXml, type XmlNode, xmlText } from '#platform/text/read-xml.ts'
import type { PayoutFailure } from './payout.rules.ts'

/** Whose account it leaves. */
type Payer = { name: string; bankCode: string; account: string }
export type PaidLine = {
  endToEndId: string
  amountCents: number
  bankCode: string
  account: string
  payee: string
  /** What the payee reads on the statement. */
  remittance: string
}
type PayoutFile = { messageId: string; madeAt: Date; day: string; payer: Payer; lines: readonly PaidLine[] }

const NAMESPACE = 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.03'
/** Banks of Hong Kong are known by their clearing codes; there are no IBANs. */
const CLEARING = 'HKNCC'

/** The transfers of one file as ISO 20022 pain.001.001.03, which the banks of Hong Kong take. */
export function payoutFile({ messageId, madeAt, day, payer, lines }: PayoutFile): string {
  const sum = toWire(lines.reduce((cents, { amountCents }) => cents + amountCents, 0))
  const totals = `<NbOfTxs>${lines.length}</NbOfTxs><CtrlSum>${sum}</CtrlSum>`
  const name = forXml(payer.name, 70)
  return [
    `<?xml version="1.0" encoding="UTF-8"?>`,
    `<Document xmlns="${NAMESPACE}"><CstmrCdtTrfInitn>`,
    `<GrpHdr><MsgId>${messageId}</MsgId><CreDtTm>${madeAt.toISOString().slice(0, 19)}Z</CreDtTm>${totals}<InitgPty><Nm>${name}</Nm></InitgPty></GrpHdr>`,
    `<PmtInf><PmtInfId>${messageId}</PmtInfId><PmtMtd>TRF</PmtMtd>${totals}<ReqdExctnDt>${day}</ReqdExctnDt>`,
    `<Dbtr><Nm>${name}</Nm></Dbtr><DbtrAcct>${accountOf(payer.account)}<Ccy>HKD</Ccy></DbtrAcct><DbtrAgt>${agentOf(payer.bankCode)}</DbtrAgt>`,
    ...lines.map(transferOf),
    `</PmtInf></CstmrCdtTrfInitn></Document>`,
    '',
  ].join('\n')
}

const accountOf = (account: string): string =>
  `<Id><Othr><Id>${forXml(account.replaceAll(/[^0-9A-Za-z]/g, ''), 34)}</Id></Othr></Id>`
const agentOf = (bankCode: string): string =>
  `<FinInstnId><ClrSysMmbId><ClrSysId><Cd>${CLEARING}</Cd></ClrSysId><MmbId>${forXml(bankCode, 35)}</MmbId></ClrSysMmbId></FinInstnId>`

const transferOf = ({ endToEndId, amountCents, bankCode, account, payee, remittance }: PaidLine): string =>
  [
    `<CdtTrfTxInf><PmtId><EndToEndId>${endToEndId}</EndToEndId></PmtId>`,
    `<Amt><InstdAmt Ccy="HKD">${toWire(amountCents)}</InstdAmt></Amt>`,
    `<CdtrAgt>${agentOf(bankCode)}</CdtrAgt><Cdtr><Nm>${forXml(payee, 70)}</Nm></Cdtr><CdtrAcct>${accountOf(account)}</CdtrAcct>`,
    `<RmtInf><Ustrd>${forXml(remittance, 140)}</Ustrd></RmtInf></CdtTrfTxInf>`,
  ].join('')

/** What the bank says of one transfer. */
export type PayoutVerdict = {
  endToEndId: string
  outcome: 'accepted' | 'confirmed' | 'failed'
  failure: PayoutFailure
  note: string
}
/** `messageId` with `all`: the whole file was turned down before anybody looked at its transfers. */
export type PayoutResult = { messageId: string; all: Omit<PayoutVerdict, 'endToEndId'> | undefined; verdicts: PayoutVerdict[] }

/** The bank's answer to a file, ISO 20022 pain.002 of any version; undefined for what is none. */
export function readPayoutResult(content: Buffer): PayoutResult | undefined {
  const document = readXml(new TextDecoder().decode(content))
  const report = inXml(document, 'CstmrPmtStsRpt')
  if (document?.name !== 'Document' || !report) return undefined
  const group = inXml(report, 'OrgnlGrpInfAndSts')
  const whole = verdictOf(xmlText(group, 'GrpSts'), inXml(group, 'StsRsnInf'))
  const verdicts = allInXml(report, 'OrgnlPmtInfAndSts').flatMap((payment) =>
    allInXml(payment, 'TxInfAndSts').flatMap((one): PayoutVerdict[] => {
      const verdict = verdictOf(xmlText(one, 'TxSts'), inXml(one, 'StsRsnInf'))
      return verdict ? [{ endToEndId: xmlText(one, 'OrgnlEndToEndId'), ...verdict }] : []
    }),
  )
  const isNone = verdicts.length === 0 && whole?.outcome === 'failed'
  return { messageId: xmlText(group, 'OrgnlMsgId'), all: isNone ? whole : undefined, verdicts }
}

/** Accepted is not paid: only what is settled leaves the books. */
const OUTCOMES: Record<string, PayoutVerdict['outcome']> = {
  ACCC: 'confirmed',
  ACSC: 'confirmed',
  ACCP: 'accepted',
  ACSP: 'accepted',
  ACTC: 'accepted',
  ACWC: 'accepted',
  PDNG: 'accepted',
  RCVD: 'accepted',
  RJCT: 'failed',
  CANC: 'failed',
}
/** Reasons of the external code list of ISO 20022 that a shopper can do something about. */
const FAILURES: Record<string, PayoutFailure> = {
  AC01: 'account',
  AC02: 'account',
  AC03: 'account',
  AC04: 'closed',
  AC05: 'closed',
  AC06: 'closed',
  AC07: 'closed',
  AG01: 'closed',
  BE01: 'name',
  BE06: 'name',
  BE22: 'name',
}

function verdictOf(status: string, reason: XmlNode | undefined): Omit<PayoutVerdict, 'endToEndId'> | undefined {
  const outcome = OUTCOMES[status]
  if (!outcome) return undefined
  const code = xmlText(reason, 'Rsn', 'Cd') || xmlText(reason, 'Rsn', 'Prtry')
  const note = [code, ...allInXml(reason, 'AddtlInf').map(({ text }) => text.trim())].filter(Boolean).join(' ').slice(0, 140)
  return { outcome, failure: FAILURES[code] ?? 'other', note: note || status }
}
