import { join } from 'node:path'
import { withdrawWithThis } from '#modules/certificates/index.server.ts'
import type { SmsLimits } from '#modules/codes/codes.rules.ts'
import { readFacts } from '#modules/content/index.server.ts'
import { firstSettings, type ReadSettings, settingsReader } from '#modules/shop-settings/index.server.ts'
import { whenOrdersMove } from '#modules/orders/index.server.ts'
import { openUploads } from '#modules/uploads/index.server.ts'
import { restockUntouched } from '#flows/restock.ts'
import { joinOffers } from '#flows/products/join-offers.ts'
import { recordRefundEnd } from '#flows/money/outside/refund-outside.ts'
import { recordIntentEnd } from '#flows/money/provider-reports.ts'
import { recordHeldReturn } from '#flows/money/repair-money.ts'
import { webhookHandler } from '#flows/webhooks/deliver-webhook.ts'
import { recordIntentMade } from '#flows/start-payment.ts'
import type { Read } from '#platform/database.server.ts'
import { configuredProviders } from '#platform/identity/configured-providers.server.ts'
import { mailHandler } from '#platform/mail/mail.server.ts'
import { paymentHandlers } from '#platform/outside/payment-calls.server.ts'
import { openOutsideWork, type OutsideWork } from '#platform/outside/outside-work.server.ts'
import { configuredBank } from '#platform/bank/configured-bank.server.ts'
import { configuredPayments, type PaymentProviders } from '#platform/payment-providers/providers.server.ts'
import type { AddressRules } from '#platform/outside/public-address.server.ts'
import { renewed, settingsNow } from '#platform/access/renewed-settings.server.ts'
import { signingWith, signWith } from '#platform/access/signing.server.ts'
import { type Sealing, sealingWith } from '#platform/access/sealing.server.ts'
import { folderStorage } from '#platform/storage/folder-storage.server.ts'
import type { Settings } from '#platform/settings.server.ts'
import { smtpTransport } from '#platform/mail/smtp.server.ts'
import { type SmsGateway, smsHandler } from '#platform/sms/sms.server.ts'
import { twilioGateway } from '#platform/sms/twilio.server.ts'
import { practiceBank, practicePayments, practiceSignIns, practiceTransferPage } from '#sandbox/practice-providers.server.ts'
import { PRACTICE_SECRET } from '#sandbox/sign-in/practice-grants.server.ts'

/** Whoever has failed several times is left alone until the second repetition would come. */
const restOf = (settings: Settings): number => 2 * settings.OUTSIDE_RETRY_MS

function smsGateway(settings: Settings): SmsGateway | undefined {
  const { SMS_GATEWAY_URL: url, SMS_ACCOUNT: account, SMS_TOKEN: token, SMS_FROM: from } = settings
  if (!url || !account || !token || !from) return undefined
  return twilioGateway({ url, account, token, from, timeoutMs: settings.OUTSIDE_TIMEOUT_MS, restMs: restOf(settings) })
}

const renewedSealing = (settings: Settings): Sealing => renewed(settings, (now) => sealingWith(now.SEALING_KEYS))

const webhookRules = (settings: Settings): AddressRules => ({ loopback: settings.WEBHOOK_LOOPBACK === 'on' })

const senderIn = (readShop: ReadSettings) => async (read: Read) => (await readShop(read)).sender

/** Everything the shop says to the outside, and what becomes of it in its own books. */
function outsideWork(
  settings: Settings,
  publicUrl: () => string,
  payments: PaymentProviders,
  sms: SmsGateway | undefined,
  readShop: ReadSettings,
): OutsideWork {
  const { OUTSIDE_TIMEOUT_MS, OUTSIDE_RETRY_MS } = settings
  const limits = { timeoutMs: OUTSIDE_TIMEOUT_MS, restMs: restOf(settings) }
  const post = { from: senderIn(readShop), publicUrl, ...limits }
  const transport = renewed(settings, ({ SMTP_URL: url }) => (url ? smtpTransport({ url, ...post }) : undefined))
  const ends = { opened: recordIntentMade, refund: recordRefundEnd, held: recordHeldReturn, ended: recordIntentEnd }
  const webhooks = webhookHandler({
    ...limits,
    publicUrl,
    sealing: renewedSealing(settings),
    rules: webhookRules(settings),
  })
  return openOutsideWork({
    handlers: [...paymentHandlers(payments, ends), mailHandler(transport), smsHandler(sms), webhooks],
    // A look-up and then the call itself, of two turns each; a mail takes several, too.
    timeoutMs: 4 * OUTSIDE_TIMEOUT_MS,
    retryMs: OUTSIDE_RETRY_MS,
  })
}

/** After these a piece may not be its buyer's any more, or nothing of its price is the shop's. */
const ENDING: ReadonlySet<string> = new Set(['reject', 'lose', 'return', 'request-refund', 'request-part', 'refund'])

/** What the calls need of the outside, as the settings name it. `ownAddress`: of this process, where that is not the public one. */
export function servicesOf(
  settings: Settings,
  publicUrl: () => string,
  ownAddress = publicUrl,
  uploads = openUploads(folderStorage(settings.DATA_DIR)),
) {
  const sms = renewed(settings, smsGateway)
  const facts = readFacts(join(import.meta.dirname, '../content'))
  const readSettings = settingsReader(firstSettings({ environment: settings, facts }))
  const patience = { timeoutMs: settings.OUTSIDE_TIMEOUT_MS, restMs: restOf(settings) }
  joinOffers()
  whenOrdersMove((tx, orderId, move, by) => {
    if (move === 'request-part' || move === 'request-refund') restockUntouched(tx, orderId, by)
    if (ENDING.has(move)) withdrawWithThis(tx, orderId)
  })
  const host = { ...patience, ownAddress }
  const payments = configuredPayments(settings, patience, settings.demo ? practicePayments(host) : {})
  return {
    payments,
    bank: renewed(settings, (now) => configuredBank(now, patience)) ?? (settings.demo ? practiceBank(host) : undefined),
    uploads,
    identities: { ...(settings.demo ? practiceSignIns(host) : {}), ...configuredProviders(settings, patience) },
    facebookSecret: () => settingsNow(settings).FACEBOOK_APP_SECRET ?? (settings.demo ? PRACTICE_SECRET : undefined),
    outside: outsideWork(settings, publicUrl, payments, sms, readSettings),
    settings: readSettings,
    /** What codes by SMS may cost; none where there is nobody to send them. A demo keeps them for its outbox. */
    sms: async (tx: Read): Promise<SmsLimits | undefined> => (sms || settings.demo ? (await readSettings(tx)).sms : undefined),
    publicUrl,
    sealing: renewedSealing(settings),
    signing: signWith(renewed(settings, (now) => signingWith(now.CERTIFICATE_KEYS))),
    webhookRules: webhookRules(settings),
    limitScale: settings.RATE_LIMIT_SCALE,
    /** Stand-ins and the outbox page. */
    practice: settings.demo,
    /** Its operators' passwords are known to everybody. */
    demo: settings.demo && !settings.own,
    practiceTransferPage: settings.demo && !settings.own ? practiceTransferPage : undefined,
  }
}
